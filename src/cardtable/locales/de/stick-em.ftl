### Stick ’Em: what differs from Sticheln.

game-stick-em-name = Stick ’Em
game-stick-em-line = Eine spätere Ausgabe von Sticheln: andere Farben, so viele Durchgänge, wie mitspielen, und einen Stich aus lauter Nullen macht niemand.
game-stick-em-credit = Stick ’Em ist von Klaus Palesch, erschienen bei Capstone Games und NSV.

variant-stick-em-base = Das Spiel, wie es gedruckt ist.

rule-stick-em-deck-by-players = Wie viele mitspielen, entscheidet, welche Farben und Zahlen im Spiel sind.
rule-stick-em-round-one-each = Es gibt so viele Durchgänge, wie mitspielen; so spielen alle einmal als Erste aus.
