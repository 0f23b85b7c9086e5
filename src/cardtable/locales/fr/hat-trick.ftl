### Hat Trick: the game, its options, what happens and why.

game-hat-trick-name = Hat Trick
game-hat-trick-line = Gagner beaucoup de cartes d’une couleur et peu des autres, dans des plis de deux couleurs au plus.
game-hat-trick-credit = Hat Trick est un jeu de Klaus Palesch, publié par Nürnberger-Spielkarten-Verlag (NSV) ; il se joue avec les cartes de Sticheln.

## Variants

variant-hat-trick-base = Le jeu tel qu’il est publié.

## Options

option-tied-lead = qui entame après un double pli dont les plus hautes cartes sont égales : qui a joué la suivante, ou qui gagne la couleur de celle-ci

## Events

event-passed =
    { $who ->
        [you] C’est une passe : { $card } est retournée devant vous et coûte 2 points.
       *[other] C’est une passe : { $card } est retournée devant { $player } et coûte 2 points.
    }
event-trick-cleared =
    { $who ->
        [you] { $card } décide : à vous d’entamer.
       *[other] { $card } décide : { $player } entame.
    }
event-last-cards-aside = La dernière carte de chaque main est mise de côté, face cachée ; elle ne compte pas.

## The table on the screen

hat-trick-round = Manche { $round } sur { $rounds }
hat-trick-trick = pli { $trick } sur { $tricks }
hat-trick-column-trick = pli
hat-trick-column-passed = passes
hat-trick-column-now = manche
hat-trick-column-points = points
hat-trick-column-best = meilleure couleur
hat-trick-column-others = autres couleurs
hat-trick-led = entame
hat-trick-ahead = en tête
hat-trick-passed = passe
hat-trick-you-lead = Vous entamez : n’importe quelle carte convient.
hat-trick-one-colour = Sur la table, une seule couleur : { $colour }. Une carte d’une autre couleur ouvre un second pli.
hat-trick-two-colours = Sur la table : { $first } et { $second }. Jouer du { $third } serait passer, et coûterait 2 points.
hat-trick-cards-of-colour =
    { $count } { $colour ->
        [rouge] { $count ->
            [one] rouge
           *[other] rouges
        }
        [bleu] { $count ->
            [one] bleue
           *[other] bleues
        }
        [vert] { $count ->
            [one] verte
           *[other] vertes
        }
       *[other] { $colour }
    }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-hat-trick-deck-by-players = Le rouge, le bleu et le vert vont de 1 à 20, et de 0 à 20 quand on joue à sept.
rule-hat-trick-deal-all-cards = Toutes les cartes sont distribuées, autant dans chaque main.
rule-hat-trick-hand-own-cards = { $cards } n’est pas dans votre main.
rule-hat-trick-round-leader = À chaque manche, la première entame avance d’une place.
rule-hat-trick-trick-one-card-each = À tour de rôle, tout le monde joue une carte.
rule-hat-trick-trick-any-card = Toute carte de la main peut être jouée ; sa couleur décide de l’endroit où elle va.
rule-hat-trick-trick-second-colour-doubles = { $cards } ont ouvert les deux couleurs d’un double pli.
rule-hat-trick-trick-two-colours-at-most = Un double pli n’a jamais plus de deux couleurs.
rule-hat-trick-trick-highest-of-colour = { $cards } est la plus haute carte de sa couleur et en remporte les cartes.
rule-hat-trick-trick-twenty-and-zero = Le 20 est la plus haute carte et le 0 la plus basse ; ils n’ont pas d’autre pouvoir.
rule-hat-trick-trick-single-card = { $cards } est la seule carte de sa couleur et se gagne elle-même.
rule-hat-trick-trick-won-face-up = Les cartes gagnées restent face visible, un tas par couleur.
rule-hat-trick-pass-third-colour = { $cards } est de la troisième couleur : c’est une passe.
rule-hat-trick-pass-only-beside-two-colours = Pour passer, il faut deux couleurs dans le pli, et une carte de la troisième.
rule-hat-trick-pass-of-free-will = On peut passer même si l’on pourrait jouer.
rule-hat-trick-pass-shown-then-face-down = Une carte passée est montrée, puis retournée devant qui l’a jouée.
rule-hat-trick-lead-highest-card = { $cards } est la plus haute carte du pli et donne l’entame.
rule-hat-trick-lead-equals-decide-nothing = { $cards } sont à égalité et ne décident pas de l’entame.
rule-hat-trick-lead-next-lower = { $cards } est la plus haute carte sans égale et donne l’entame.
rule-hat-trick-lead-winner = { $cards } remporte la couleur de la plus haute carte sans égale, et donne l’entame.
rule-hat-trick-lead-colour-order = { $cards } donne l’entame : le rouge bat le bleu, et le bleu bat le vert.
rule-hat-trick-round-last-card-aside = La dernière carte d’une main ne se joue pas, et reste secrète.
rule-hat-trick-score-best-colour-plus-one =
    { $count ->
        [0] Meilleure couleur : { $points }, faute de carte gagnée.
       *[other] Meilleure couleur, plus 1 par carte : { $points } pour { $cards }.
    }
rule-hat-trick-score-tied-colours = Si plusieurs couleurs ont autant de cartes, n’importe laquelle peut être la meilleure.
rule-hat-trick-score-others-minus-one =
    { $count ->
        [0] Autres couleurs : { $points }.
       *[other] Autres couleurs, moins 1 par carte : { $points } pour { $cards }.
    }
rule-hat-trick-score-passed-minus-two =
    { $count ->
        [0] Passes : { $points }.
       *[other] Passes, moins 2 par carte : { $points } pour { $cards }.
    }
rule-hat-trick-score-round-points = Les points de la manche sont la somme des trois.
rule-hat-trick-round-fresh-deal = À chaque manche, toutes les cartes sont de nouveau mélangées et distribuées.
rule-hat-trick-round-number = Une partie compte 5 manches, sauf si la table en veut un autre nombre.
rule-hat-trick-game-highest-total = Le plus grand total gagne.
rule-hat-trick-game-shared-victory = À totaux égaux, la victoire est partagée.
