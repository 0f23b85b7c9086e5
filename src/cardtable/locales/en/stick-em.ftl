### Stick ’Em: what differs from Sticheln.

game-stick-em-name = Stick ’Em
game-stick-em-line = A later edition of Sticheln: other colours, one round a player, and nobody wins a trick of zeros.
game-stick-em-credit = Stick ’Em is by Klaus Palesch, published by Capstone Games and NSV.

variant-stick-em-base = The game as printed.

rule-stick-em-deck-by-players = The number of players decides which colours and numbers are in the game.
rule-stick-em-round-one-each = There are as many rounds as players, so that everybody leads first once.
