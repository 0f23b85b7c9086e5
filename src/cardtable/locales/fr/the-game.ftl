### The Game: the game, its options, what is done, what happens and why.

game-the-game-name = The Game
game-the-game-line = Jouez ensemble : posez 98 cartes sur quatre piles, deux qui montent et deux qui descendent.
game-the-game-credit = The Game est un jeu de Steffen Benndorf, publié par Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-the-game-base = Le jeu tel qu’il est publié.
variant-the-game-expert-three = Niveau expert : au moins trois cartes par tour.
variant-the-game-expert-small-hands = Niveau expert : au moins trois cartes par tour, et une carte de moins dans chaque main.

## Options

option-expert = la difficulté : 1 exige trois cartes par tour, 2 réduit aussi les mains
option-talk = ce qu’on peut demander aux autres : rien, d’éviter une pile, ou cela à deux degrés

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-place =
    { $who ->
        [you] Vous posez { $card } sur la pile { $pile }.
       *[other] { $player } pose { $card } sur la pile { $pile }.
    }
action-end =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $player } termine son tour.
    }
action-begin =
    { $who ->
        [you] Vous dites : je commence.
       *[other] { $player } dit : je commence.
    }
action-leave =
    { $who ->
        [you] Vous demandez qu’on évite la pile { $pile }.
       *[other] { $player } demande : évitez la pile { $pile }, s’il vous plaît.
    }
action-vital =
    { $who ->
        [you] Vous suppliez qu’on ne touche pas à la pile { $pile }.
       *[other] { $player } supplie : coûte que coûte, ne touchez pas à la pile { $pile } !
    }
action-clear =
    { $who ->
        [you] Vous retirez votre demande sur la pile { $pile }.
       *[other] { $player } ne demande plus rien pour la pile { $pile }.
    }
action-done =
    { $who ->
        [you] Vous n’avez plus rien à dire.
       *[other] { $player } n’a plus rien à dire.
    }
ask-place = Quelle carte posez-vous, et sur quelle pile
ask-end = Plus rien ne va. Terminez-vous votre tour
ask-begin = Voulez-vous commencer
ask-leave = Avez-vous une demande à faire avant que le tour se joue
ask-vital = Avez-vous une demande à faire avant que le tour se joue
ask-clear = Retirez-vous une demande avant que le tour se joue
ask-done = N’avez-vous plus rien à dire
verb-place = mettre
verb-end = finir
verb-begin = commencer
verb-leave = éviter
verb-vital = vital
verb-clear = retirer
verb-done = silence
pile-sun = soleil
pile-moon = lune
pile-star = étoile
pile-leaf = feuille

## Events

event-start-offered =
    { $who ->
        [you] C’est à vous de commencer.
       *[other] C’est à { $player } de commencer, sauf si quelqu’un d’autre le demande.
    }
event-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $player } pioche { $cards }.
    }
event-turn-passed =
    { $who ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $player } de jouer.
    }
event-stuck =
    { $who ->
        [you] Vous devez encore poser une carte, et aucune ne va.
       *[other] { $player } doit encore poser une carte, et aucune ne va.
    } La partie est finie, il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }{ $verdict ->
        [excellent] : un excellent résultat !
       *[unfinished] .
    }
event-total-victory = Toutes les cartes sont posées. La partie est finie : victoire totale !

## The table on the screen

the-game-column-pile = pile
the-game-column-top = dessus
the-game-column-fits = accepte
the-game-column-cards = cartes
the-game-column-marks = demandes
the-game-fits-above = plus de { $top }{ $back ->
        [0] {""}
       *[other] , ou { $back }
    }
the-game-fits-below = moins de { $top }{ $back ->
        [0] {""}
       *[other] , ou { $back }
    }
the-game-draw-pile =
    { $count ->
        [0] la pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
the-game-to-lay =
    { $who ->
        [you] à vous
       *[other] à { $player }
    } : { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    }, { $more ->
        [0] cela suffit
       *[other] encore { $more } à poser
    }
the-game-to-start =
    { $who ->
        [you] à vous de commencer
       *[other] { $player } commence
    }
the-game-heading = { $said } ; { $more }
the-game-laid = Cartes posées : { $laid } sur { $all }
the-game-vital = { $player } !
the-game-left =
    { $count ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $count } carte.
       *[other] Il reste { $count } cartes.
    }
the-game-hands-left = Ce qui restait dans les mains :

## Simulations

column-bots = robots
column-mean-left = cartes restantes en moyenne
column-total-victories = victoires totales
column-under-ten = moins de dix restantes

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains an end or
## a refusal

rule-the-game-team-players = Toute la table joue ensemble, en une seule équipe.
rule-the-game-cards-pack = Chaque nombre de 2 à 99 existe une fois.
rule-the-game-piles-four = Soleil et lune montent, étoile et feuille descendent.
rule-the-game-piles-bases = Une pile qui monte part de 1, une pile qui descend part de 100.
rule-the-game-piles-top-card =
    { $count ->
        [0] Seule compte la carte du dessus d’une pile.
       *[other] { $cards } est sur le dessus de la pile, et seule cette carte compte.
    }
rule-the-game-deal-hand-size = Une main a 8 cartes en solitaire, 7 à deux, 6 à trois ou plus.
rule-the-game-deal-draw-pile = Les cartes non distribuées forment la pioche.
rule-the-game-place-own-cards = { $cards } n’est pas dans votre main.
rule-the-game-place-ascending = { $cards } ne va pas : une pile qui monte prend une carte plus haute, ou celle qui est plus basse de 10 exactement.
rule-the-game-place-descending = { $cards } ne va pas : une pile qui descend prend une carte plus basse, ou celle qui est plus haute de 10 exactement.
rule-the-game-place-backwards = Une carte qui recule de 10 exactement peut être posée : c’est un rétro.
rule-the-game-place-backwards-freely = Les rétros ne sont pas limités.
rule-the-game-place-no-move-to-a-base = Aucun rétro ne part d’une base ni n’y revient.
rule-the-game-start-offered = Le premier tour est proposé à une place.
rule-the-game-start-begin = N’importe qui d’autre peut choisir de commencer.
rule-the-game-start-others = C’est déjà votre tour : il suffit de poser une carte.
rule-the-game-start-once = Vous l’avez déjà dit une fois.
rule-the-game-start-before-first-card = La première carte est posée : le premier tour est attribué.
rule-the-game-turn-minimum-two = Il faut poser au moins deux cartes pendant ce tour.
rule-the-game-turn-any-number = On peut poser autant de cartes qu’on veut, sur n’importe quelles piles.
rule-the-game-turn-minimum-fixed = Le nombre de cartes à poser est fixé au début du tour.
rule-the-game-turn-own-end = On met soi-même fin à son tour, en le disant.
rule-the-game-turn-empty-hand-ends = Main vide : le tour finit de lui-même.
rule-the-game-turn-clockwise = Le tour passe dans le sens horaire.
rule-the-game-refill-not-during-turn = On ne pioche pas pendant un tour.
rule-the-game-refill-as-many-as-laid = À la fin du tour, on pioche autant de cartes qu’on en a posé.
rule-the-game-refill-runs-out = La pioche avait moins de cartes qu’il n’en a été posé.
rule-the-game-talk-no-numbers = Aucun nombre ne peut être dit.
rule-the-game-talk-leave = On peut marquer une pile, pour que les autres l’évitent.
rule-the-game-talk-vital = Une demande plus forte le réclame coûte que coûte.
rule-the-game-talk-lasts = Une demande dure jusqu’à la fin du prochain tour de qui l’a faite.
rule-the-game-talk-once-a-turn = Vous avez déjà changé votre demande sur cette pile pendant ce tour.
rule-the-game-talk-changes-something = Vous avez déjà cette demande sur cette pile.
rule-the-game-talk-clear = Vous n’avez pas de demande sur cette pile.
rule-the-game-talk-not-in-own-turn = C’est votre propre tour : parlez par les cartes que vous posez.
rule-the-game-talk-needs-cards = Vous n’avez plus de cartes, donc rien à demander.
rule-the-game-talk-done = Vous avez déjà dit que vous n’aviez plus rien à dire.
rule-the-game-empty-none = Sans pioche, personne ne pioche.
rule-the-game-empty-minimum-one = Il faut poser au moins une carte pendant ce tour.
rule-the-game-empty-skipped = Plus de cartes en main : le tour passe.
rule-the-game-end-stuck = Aucune carte de la main ne va sur { $cards }.
rule-the-game-end-lazily = La partie finit quand aucune carte ne va plus, pas avant.
rule-the-game-end-total-victory = Toutes les cartes sont posées : victoire totale.
rule-the-game-end-count = Le résultat est le nombre de cartes qui restent.
rule-the-game-end-excellent = Moins de dix cartes restantes : c’est un excellent résultat.
rule-the-game-expert-minimum-three = Il faut poser au moins trois cartes pendant ce tour.
rule-the-game-expert-smaller-hand = Chaque main a une carte de moins.
