### Sticheln: the game, its options, what is done, what happens and why.

game-sticheln-name = Sticheln
game-sticheln-line = Gagner beaucoup de cartes, mais aucune de sa propre couleur maudite.
game-sticheln-credit = Sticheln est un jeu de Klaus Palesch, publié par Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-sticheln-base = Le jeu tel qu’il est publié.
variant-sticheln-reverse = Votre couleur porte bonheur, toutes les autres coûtent, et le plus petit atout gagne.
variant-sticheln-mild = Une carte de votre couleur maudite coûte 5, quelle que soit sa valeur.
variant-sticheln-aggravated = Tout le monde choisit deux couleurs.
variant-sticheln-hazy = Les couleurs choisies restent secrètes jusqu’au décompte de la manche.
variant-sticheln-delayed = Personne ne choisit de couleur avant la fin des plis.

## Options

option-objective = l’effet de votre couleur : coûter ses valeurs, les rapporter, ou coûter 5 par carte
option-curses = combien de couleurs chaque personne maudit
option-visibility = le moment où les couleurs maudites se voient : tout de suite, au décompte, ou choisies au décompte
option-zero-trick = qui gagne un pli où il n’y a que des zéros
option-untrumped-reverse = la carte qui gagne un pli sans atout dans la variante inversée
option-rounds = le nombre de manches ; « players » veut dire une par place

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-curse =
    { $who ->
        [you] Vous posez { $card }, face cachée.
       *[other] { $player } pose { $card }, face cachée.
    }
action-declare =
    { $who ->
        [you] Vous choisissez votre couleur : { $colour }.
       *[other] { $player } choisit sa couleur : { $colour }.
    }
ask-curse =
    { $curses ->
        [one] Quelle carte posez-vous face cachée
       *[other] Quelle carte posez-vous face cachée, pour une de vos deux couleurs
    }
ask-declare =
    { $objective ->
        [reverse] Laquelle des couleurs gagnées vous porte bonheur
       *[other] Laquelle des couleurs gagnées maudissez-vous
    }
verb-curse = maudire
verb-declare = choisir

## Events

event-left-over = Cartes restantes, hors jeu pour cette manche : { $cards }.
event-phase-began =
    { $phase ->
        [choose] { $objective ->
            [reverse] { $curses ->
                [one] Tout le monde pose une carte face cachée ; sa couleur porte bonheur.
               *[other] Tout le monde pose deux cartes face cachée ; leurs couleurs portent bonheur.
            }
           *[other] { $curses ->
                [one] Tout le monde pose une carte face cachée ; sa couleur est maudite.
               *[other] Tout le monde pose deux cartes face cachée ; leurs couleurs sont maudites.
            }
        }
        [declare] { $objective ->
            [reverse] Tous les plis sont joués. Tout le monde choisit une couleur qui porte bonheur.
           *[other] Tous les plis sont joués. Tout le monde choisit une couleur et la maudit.
        }
       *[play] Place aux plis.
    }
event-curses-revealed = Les cartes posées sont retournées : { $cards }.
event-trick-set-aside = Personne ne gagne le pli ; qui l’a entamé entame de nouveau.
event-declared = Les couleurs choisies se dévoilent : { $colours }.

## The table on the screen

sticheln-round = Manche { $round } sur { $rounds }
sticheln-trick = pli { $trick } sur { $tricks }
sticheln-led = couleur demandée : { $colour }
sticheln-column-cursed = maudite
sticheln-column-lucky = bonheur
sticheln-column-trick = pli
sticheln-column-won = cartes gagnées
sticheln-column-points = points
sticheln-column-own = couleur choisie
sticheln-column-others = autres cartes
sticheln-you-won = Les cartes que vous avez gagnées :
sticheln-leads = (entame)
sticheln-secret = secrète
sticheln-other-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-sticheln-deck-by-players = Le nombre de places décide des couleurs et des valeurs en jeu.
rule-sticheln-deal-hand-size = Tout le monde reçoit 15 cartes, ou 14 quand on joue à huit.
rule-sticheln-deal-left-over-shown = Les cartes restantes sont montrées à toute la table et ne comptent pour personne.
rule-sticheln-hand-own-cards = { $cards } n’est pas dans votre main.
rule-sticheln-curse-one-hand-card = Tout le monde pose une carte de sa main face cachée pour en maudire la couleur.
rule-sticheln-curse-any-number = Toute carte peut être posée, même un 0.
rule-sticheln-curse-revealed-together = Les cartes posées sont retournées ensemble.
rule-sticheln-curse-same-as-others = Plusieurs personnes peuvent maudire la même couleur.
rule-sticheln-curse-card-leaves-hand = La carte posée a quitté la main et ne se joue pas.
rule-sticheln-curse-card-counts = La carte posée compte avec les cartes gagnées.
rule-sticheln-round-leader = À chaque manche, la première entame avance d’une place.
rule-sticheln-trick-any-card = Toute carte de la main peut être jouée.
rule-sticheln-trick-first-card-sets-colour = { $cards } entame, et fixe la couleur du pli.
rule-sticheln-trick-other-colours-trump =
    { $count ->
        [one] { $cards } est d’une autre couleur : c’est un atout.
       *[other] { $cards } sont d’une autre couleur : ce sont des atouts.
    }
rule-sticheln-trick-highest-of-led-colour = { $cards } est la plus haute carte de la couleur demandée, et il n’y a pas d’atout.
rule-sticheln-trick-highest-trump = { $cards } est le plus haut atout.
rule-sticheln-trick-zero-never-wins =
    { $count ->
        [one] { $cards } est un zéro : ce n’est pas un atout, il ne peut pas gagner.
       *[other] { $cards } sont des zéros : ce ne sont pas des atouts, ils ne peuvent pas gagner.
    }
rule-sticheln-trick-first-of-equals = { $cards } sont à égalité : la première jouée l’emporte.
rule-sticheln-trick-all-zeros-leader = Il n’y a que des zéros : le pli va à qui l’a entamé.
rule-sticheln-trick-all-zeros-nobody = Il n’y a que des zéros : personne ne gagne le pli.
rule-sticheln-trick-winner-takes-and-leads = Qui remporte un pli entame le suivant.
rule-sticheln-won-remembered = On peut se rappeler les cartes gagnées : toute la table les a vues.
rule-sticheln-round-ends-with-empty-hands = La manche finit quand toutes les mains sont vides.
rule-sticheln-score-cursed-minus-number = Couleur maudite, moins les valeurs : { $points } pour { $cards }.
rule-sticheln-score-others-plus-one =
    { $count ->
        [one] Autres couleurs, plus 1 par carte : { $points } pour { $count } carte.
       *[other] Autres couleurs, plus 1 par carte : { $points } pour { $count } cartes.
    }
rule-sticheln-score-round-points = Les points de la manche sont la somme des deux.
rule-sticheln-round-fresh-deal = À chaque manche, toutes les cartes sont de nouveau mélangées et distribuées.
rule-sticheln-round-number = Une partie compte 5 manches, sauf si la table en veut un autre nombre.
rule-sticheln-game-highest-total = Le plus grand total gagne.
rule-sticheln-game-shared-victory = À totaux égaux, la victoire est partagée.
rule-sticheln-combine-independent-axes = Les variantes se combinent, car chacune ne change qu’une chose.
rule-sticheln-reverse-lucky-plus-number = Couleur porte-bonheur, plus les valeurs : { $points } pour { $cards }.
rule-sticheln-reverse-others-minus-one =
    { $count ->
        [one] Autres couleurs, moins 1 par carte : { $points } pour { $count } carte.
       *[other] Autres couleurs, moins 1 par carte : { $points } pour { $count } cartes.
    }
rule-sticheln-reverse-lowest-trump = { $cards } est le plus petit atout, et c’est lui qui gagne dans la variante inversée.
rule-sticheln-reverse-untrumped-highest = { $cards } est la plus haute carte de la couleur demandée, et il n’y a pas d’atout.
rule-sticheln-reverse-untrumped-lowest = { $cards } est la plus basse carte de la couleur demandée, zéros exceptés, et il n’y a pas d’atout.
rule-sticheln-mild-minus-five = Couleur maudite, moins 5 par carte : { $points } pour { $cards }.
rule-sticheln-aggravated-two-colours = Vos deux couleurs doivent être différentes.
rule-sticheln-aggravated-one-colour-hand = On ne pose deux cartes de la même couleur que si toute sa main est de cette couleur.
rule-sticheln-aggravated-fewer-tricks = Avec une carte de moins par main, il y a un pli de moins.
rule-sticheln-hazy-face-down-until-scored = Les cartes posées restent face cachée jusqu’au décompte de la manche.
rule-sticheln-delayed-choose-at-scoring = La couleur maudite se choisit au décompte de la manche.
rule-sticheln-delayed-only-a-colour-won = Vous n’avez gagné aucune carte de cette couleur dans cette manche.
rule-sticheln-delayed-nothing-won = Sans carte gagnée, on ne choisit rien et on marque 0.
rule-sticheln-delayed-second-colour = Avec des cartes gagnées de deux couleurs, il faut en choisir deux.
rule-sticheln-delayed-all-cards-played = Aucune carte n’est posée : toutes sont jouées.
