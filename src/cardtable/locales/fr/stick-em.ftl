### Stick ’Em: what differs from Sticheln.

game-stick-em-name = Stick ’Em
game-stick-em-line = Une édition plus récente de Sticheln : d’autres couleurs, autant de manches que de places, et un pli de zéros que personne ne gagne.
game-stick-em-credit = Stick ’Em est un jeu de Klaus Palesch, publié par Capstone Games et NSV.

variant-stick-em-base = Le jeu tel qu’il est publié.

rule-stick-em-deck-by-players = Le nombre de places décide des couleurs et des valeurs en jeu.
rule-stick-em-round-one-each = Il y a autant de manches que de places, pour que chaque place entame une fois en premier.
