### Was Sticht?: the game, its options, what is done, what happens and why.

game-was-sticht-name = Was Sticht?
game-was-sticht-line = Choisissez vos cartes, devinez l’atout, et défaites-vous de tous vos contrats avant les autres.
game-was-sticht-credit = Was Sticht? a pour auteur Karl-Heinz Schmiel, et est publié par Moskito-Spiele.

## Variants

variant-was-sticht-base = Le jeu tel qu’il est publié.

## Options

option-contracts = combien de contrats chaque personne reçoit
option-value-follows = où va une carte de la valeur d’atout quand une couleur ordinaire est demandée : aux atouts seuls, ou aussi à sa couleur imprimée

## Contracts, as their tiles say it, and the cards that say there is no trump

goal-no-tricks = aucun pli
goal-no-red = aucune carte rouge
goal-no-yellow = aucune carte jaune
goal-no-green = aucune carte verte
goal-no-blue = aucune carte bleue
goal-one-trick = exactement un pli
goal-two-tricks = exactement deux plis
goal-three-tricks = exactement trois plis
goal-four-tricks = exactement quatre plis
goal-last-trick = le dernier pli
goal-most-tricks = le plus de plis
goal-fewest-tricks = le moins de plis
goal-unknown = un contrat face cachée
card-no-colour = sans couleur d’atout
card-no-value = sans valeur d’atout

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-tile =
    { $who ->
        [you] Vous prenez un contrat : { $goal }.
       *[other] { $player } prend un contrat : { $goal }.
    }
action-take =
    { $who ->
        [you] Vous prenez { $card }.
       *[other] { $player } prend { $card }.
    }
action-contract =
    { $who ->
        [you] Vous choisissez votre contrat : { $goal }.
       *[other] { $player } choisit : { $goal }.
    }
action-discard =
    { $who ->
        [you] Vous défaussez un contrat : { $goal }.
       *[other] { $player } défausse un contrat : { $goal }.
    }
ask-tile = Quel contrat prenez-vous
ask-take = Quelle carte de la colonne prenez-vous
ask-contract = Quel contrat choisissez-vous pour cette manche
ask-discard = Lequel de vos contrats défaussez-vous
verb-tile = emporter
verb-take = prendre
verb-contract = choisir
verb-discard = défausser

## Events

event-round-began =
    { $who ->
        [you] Une manche commence, et vous donnez.
       *[other] Une manche commence, et { $player } donne.
    }
event-trumps-seen =
    { $who ->
        [you] Vous regardez les atouts : { $cards }. Personne d’autre ne les voit.
       *[other] { $player } regarde les atouts : { $cards }.
    }
event-columns-laid = { $count } cartes sont étalées, face visible, en colonnes de quatre.
event-card-put-aside = { $card } est mise de côté.
event-hint-given =
    { $count ->
        [0] L’indice : { $card }, mise de côté, aurait gagné la colonne.
       *[other] { $who ->
            [you] L’indice : vous auriez gagné la colonne avec { $card }.
           *[other] L’indice : { $takers } aurait gagné la colonne avec { $card }.
        }
    }
event-trumps-revealed = Les atouts sont retournés : { $cards }.
event-contracts-revealed = Les contrats choisis se dévoilent : { $goals }.
event-contract-fulfilled =
    { $who ->
        [you] Vous avez rempli votre contrat, { $goal }, et vous le défaussez.
       *[other] { $player } a rempli son contrat, { $goal }, et le défausse.
    }
event-contract-failed =
    { $who ->
        [you] Vous avez manqué votre contrat, { $goal }.
       *[other] { $player } a manqué son contrat, { $goal }.
    }
event-dealer-succeeded =
    { $who ->
        [you] À la donne, vous avez rempli un contrat manqué, { $goal } : défaussez un de vos contrats.
       *[other] { $player }, à la donne, a rempli un contrat manqué, { $goal }, et défausse un des siens.
    }
event-dealer-failed =
    { $who ->
        [you] À la donne, vous n’avez rempli aucun contrat manqué.
       *[other] { $player }, à la donne, n’a rempli aucun contrat manqué.
    }

## The table on the screen

was-sticht-heading-tiles =
    { $count ->
        [1] Avant la première manche : prenez un contrat par personne.
       *[other] Avant la première manche : prenez { $count } contrats par personne, un à la fois.
    }
was-sticht-heading-round =
    { $who ->
        [you] Vous donnez.
       *[other] { $player } donne.
    } Atouts : { $trumps }.
was-sticht-heading-trick = Pli { $trick } sur { $tricks }.
was-sticht-trumps =
    { $colour ->
        [rouge] couleur rouge
        [jaune] couleur jaune
        [vert] couleur verte
        [bleu] couleur bleue
       *[other] sans couleur
    }, { $value ->
        [aucune] sans valeur
       *[other] valeur { $value }
    }
was-sticht-none = aucune
was-sticht-star = * prise en premier, comme une carte entamée
was-sticht-trumps-secret = secrets, sauf pour qui donne
was-sticht-column-column = colonne
was-sticht-column-left = reste
was-sticht-column-aside = de côté
was-sticht-column-announced = indice
was-sticht-column-name = contrat
was-sticht-column-value = valeur
was-sticht-column-on-table = sur la table
was-sticht-column-contract = contrat
was-sticht-column-state = état
was-sticht-column-trick = pli
was-sticht-column-tricks = plis
was-sticht-column-hand = main
was-sticht-column-to-do = à remplir
was-sticht-column-done = remplis (valeur)
was-sticht-dealer = donne
was-sticht-column-by-dealer = à la donne
was-sticht-led = entame
was-sticht-ahead = en tête
was-sticht-fulfilled = rempli
was-sticht-open = possible
was-sticht-failed = manqué
was-sticht-chosen = face cachée
was-sticht-goal-value = { $goal } ({ $value })
was-sticht-advice-tile = Le nombre dit la difficulté du contrat. Un contrat parti ne revient pas.
was-sticht-advice-take = La carte qui aurait gagné une colonne est annoncée : cela renseigne sur l’atout.
was-sticht-advice-dealer = Vous connaissez les atouts : les autres les devinent à vos annonces.
was-sticht-advice-contract = Choisissez ce que votre main peut remplir. Manquer ne coûte que du temps.
was-sticht-advice-discard = N’importe lequel de vos contrats peut partir.

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a contract or a refusal, and $count is how many

rule-was-sticht-material-cards = Il y a des cartes de 1 à 9 en rouge, jaune, vert et bleu.
rule-was-sticht-material-trump-decks = Cinq cartes nomment une couleur d’atout ou aucune, dix une valeur d’atout ou aucune.
rule-was-sticht-material-tiles = Il y a 24 contrats.
rule-was-sticht-material-values = La valeur d’un contrat dit sa difficulté.
rule-was-sticht-round-first-dealer = La première place donne la première manche, sauf si la table en veut une autre.
rule-was-sticht-tiles-clockwise = Les contrats se prennent un à la fois, dans le sens horaire ; qui donne commence.
rule-was-sticht-tiles-on-the-table = Il n’y a plus de contrat de ce genre sur la table.
rule-was-sticht-tiles-number = Chaque personne a cinq contrats, sauf si la table en veut un autre nombre.
rule-was-sticht-tiles-open = Toute la table voit tous les contrats.
rule-was-sticht-round-shuffle = Les cartes et les deux paquets d’atouts sont mélangés.
rule-was-sticht-trumps-dealer-looks = Les atouts ne sont connus que de qui donne, jusqu’à ce que toutes les colonnes soient prises.
rule-was-sticht-draft-columns = Les cartes sont étalées en neuf colonnes de quatre.
rule-was-sticht-draft-token = La place à gauche de qui donne choisit en premier ; à chaque colonne, c’est la place suivante.
rule-was-sticht-draft-clockwise = Les cartes se prennent dans le sens horaire, une par personne.
rule-was-sticht-draft-one-of-the-column = { $cards } n’est pas dans la colonne qu’on est en train de prendre.
rule-was-sticht-draft-hands-open = Les mains sont visibles.
rule-was-sticht-draft-hint = { $cards } aurait gagné sa colonne. Rien de plus n’est dit.
rule-was-sticht-draft-put-aside = À trois, la dernière carte d’une colonne est mise de côté.
rule-was-sticht-draft-put-aside-counts =
    { $count ->
        [0] Une carte mise de côté compte pour l’indice.
       *[other] { $cards } est mis de côté, et compte pour l’indice.
    }
rule-was-sticht-draft-trumps-revealed = Quand toutes les cartes sont prises, les atouts sont retournés.
rule-was-sticht-trumps-cards =
    { $count ->
        [0] Est atout toute carte de la couleur d’atout ou de la valeur d’atout.
       *[other] { $cards } est le seul atout du pli.
    }
rule-was-sticht-trumps-no-colour = Sans couleur d’atout, seules les cartes de la valeur d’atout sont des atouts.
rule-was-sticht-trumps-no-value = Sans valeur d’atout, seules les cartes de la couleur d’atout sont des atouts.
rule-was-sticht-trumps-super-trump = { $cards } a la couleur et la valeur d’atout : rien ne la bat.
rule-was-sticht-trumps-value-above-colour = { $cards } a la valeur d’atout, qui bat la couleur d’atout.
rule-was-sticht-choice-secret = Tout le monde sauf qui donne choisit un contrat en secret.
rule-was-sticht-choice-own-tile = Ce n’est pas un de vos contrats, ou vous l’avez déjà rempli.
rule-was-sticht-choice-revealed = Les contrats choisis sont dévoilés ensemble.
rule-was-sticht-choice-dealer-none = Qui donne ne choisit pas de contrat, mais essaie de remplir un de ceux que les autres ont dévoilés.
rule-was-sticht-trick-lead = La place à gauche de qui donne entame en premier.
rule-was-sticht-trick-clockwise = À tour de rôle, tout le monde joue une carte.
rule-was-sticht-trick-own-cards = { $cards } n’est pas dans votre main.
rule-was-sticht-follow-led-colour = { $cards } ne fournit pas : vous avez une carte de la couleur demandée.
rule-was-sticht-follow-led-trump = { $cards } ne fournit pas : l’atout est demandé, et vous en avez.
rule-was-sticht-follow-led-value = { $cards } ne fournit pas : une carte de la valeur d’atout a été entamée, c’est un atout, et vous en avez.
rule-was-sticht-follow-value-is-trump = { $cards } est un atout et ne fournit pas sa couleur imprimée, dont vous avez une autre carte.
rule-was-sticht-follow-printed-colour = { $cards } ne fournit pas : votre atout de la couleur demandée fournit.
rule-was-sticht-follow-anything =
    { $count ->
        [0] Qui ne peut pas fournir joue ce qui lui plaît.
       *[other] Qui ne peut pas fournir joue ce qui lui plaît ; vous pouvez fournir, avec { $cards }.
    }
rule-was-sticht-trick-led-colour = { $cards } est la plus haute carte de la couleur demandée, et il n’y a pas d’atout.
rule-was-sticht-trick-trump-colour = { $cards } est le plus haut atout.
rule-was-sticht-trick-first-value = { $cards } ont la valeur d’atout : la première jouée l’emporte.
rule-was-sticht-trick-winner-leads = Qui gagne un pli entame le suivant.
rule-was-sticht-contract-no-tricks =
    Demandé : aucun pli ; gagnés : { $count ->
        [0] aucun.
       *[other] { $count }, avec { $cards }.
    }
rule-was-sticht-contract-exactly =
    Demandé : un nombre exact de plis ; gagnés : { $count ->
        [0] aucun.
       *[other] { $count }, avec { $cards }.
    }
rule-was-sticht-contract-no-colour =
    Demandé : aucune carte d’une couleur ; gagnées : { $count ->
        [0] aucune.
       *[other] { $cards }.
    }
rule-was-sticht-contract-printed-colour = La couleur imprimée compte, quel que soit l’atout.
rule-was-sticht-contract-last-trick = Demandé : le dernier pli, que { $cards } a remporté.
rule-was-sticht-contract-most-tricks =
    Demandé : plus de plis que chaque autre place ; gagnés : { $count ->
        [0] aucun.
       *[other] { $count }, avec { $cards }.
    }
rule-was-sticht-contract-fewest-tricks =
    Demandé : moins de plis que chaque autre place ; gagnés : { $count ->
        [0] aucun.
       *[other] { $count }, avec { $cards }.
    }
rule-was-sticht-contract-tied = À égalité pour le plus ou le moins de plis, le contrat est manqué.
rule-was-sticht-round-fulfilled = Le contrat est rempli, et défaussé.
rule-was-sticht-round-failed = Le contrat est manqué ; on peut l’essayer de nouveau.
rule-was-sticht-dealer-succeeds = Qui donne défausse un contrat en remplissant celui que quelqu’un d’autre a manqué.
rule-was-sticht-dealer-any-of-them = Tout contrat dévoilé convient à qui donne, et un seul contrat est défaussé.
rule-was-sticht-dealer-owner-first = Qui avait choisi ce contrat l’a rempli : il ne sert donc à personne d’autre.
rule-was-sticht-dealer-discards = Ce n’est pas un de vos contrats, ou vous l’avez déjà rempli.
rule-was-sticht-dealer-fails = Pour défausser, qui donne doit remplir un contrat que quelqu’un d’autre a manqué.
rule-was-sticht-round-deal-passes = La donne passe à gauche.
rule-was-sticht-game-after-all-discards = Tout le monde défausse ses contrats avant que quelqu’un ait gagné.
rule-was-sticht-game-first-finisher = Qui a défaussé son dernier contrat gagne.
rule-was-sticht-game-several-finishers = Plusieurs ont fini : de toute la table, la plus grande valeur défaussée gagne.
rule-was-sticht-game-shared-victory = Plusieurs ont fini, et à valeur défaussée égale, la victoire est partagée.
