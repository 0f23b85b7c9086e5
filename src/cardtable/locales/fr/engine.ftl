### What every game has in common: colours, chance, the engine's rules and its errors.
### $who is `you` when the person at the screen is meant, otherwise `other`; $player is the name.

## Colours

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-brown = marron
colour-purple = violet
colour-grey = gris
colour-unknown = secrète

## Chance

action-shuffle = Les cartes sont mélangées.

## Options that every game has

option-players = à combien on joue
option-first = la place qui commence la partie, comptée à partir de 0

## Rules

rule-engine-no-such-action = Cette carte ou cette action n’existe pas dans ce jeu.
rule-engine-not-your-turn = La table n’attend rien de cette place.
rule-engine-not-now = Cela se fait dans une autre phase du jeu.
rule-engine-not-a-shuffle = Un mélange doit contenir exactement les cartes de chaque paquet.

## Errors: $problem codes of CardtableError, with their details

error-bad-header = ligne attendue : « { $wanted }: … »
error-bad-seats =
    { $players ->
        [one] ce jeu n’a qu’une place : il faut dans l’en-tête une ligne pour la place 0
       *[other] ce jeu a { $players } places : il faut dans l’en-tête une ligne pour chacune, dans l’ordre, à partir de la place 0
    }
error-bot-cannot-play = le robot { $bot } ne sait pas jouer à { $game } ; jeux qu’il connaît : { $known }
error-broken-rule = cette décision enfreint la règle { $rule }
error-contradiction = { $other } et { $one } demandent des valeurs différentes pour { $option } ; retirez l’une des deux
error-cut-off = la dernière ligne est coupée ; ajoutez-lui sa fin de ligne, ou supprimez-la
error-cut-within-moment = le journal s’arrête au milieu d’un instant ; coupez-le après les conséquences d’une décision
error-illegal-action = la place { $seat } ne peut pas faire « { $action } » : la règle { $rule } l’interdit
error-no-such-moment = l’instant { $moment } n’existe pas ; les instants vont de 0 à { $last }
error-no-such-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }
error-no-world = aucune donne ne correspond à ce que la place { $seat } a vu
error-not-a-card = « { $text } » n’est pas une carte ; une carte s’écrit comme R7
error-not-a-decision = « { $text } » n’est pas une décision : une place ou « chance », puis son action
error-not-a-record = ce n’est pas une partie enregistrée par Cardtable
error-not-an-action = « { $text } » n’est pas une action de ce jeu
error-not-canonical = « { $text } » doit s’écrire « { $canonical } »
error-not-json = ce n’est pas du JSON valable
error-no-rulebook = il n’y a pas de règles de { $name } en « { $language } »
error-option-twice = l’option { $option } est donnée deux fois
error-other-version = la partie a été enregistrée avec la version { $theirs } du jeu, et voici la version { $ours }
error-two-entries = les règles ont deux entrées { $rule }
error-unknown-game = le jeu « { $name } » n’existe pas ; jeux possibles : { $known }
error-unknown-option = l’option « { $name } » n’existe pas ; options possibles : { $known }
error-unknown-rules = le jeu cite des règles absentes de son livret : { $rules }
error-unknown-variant = la variante « { $name } » n’existe pas ; variantes possibles : { $known }
error-unreadable-json = « { $found } » ne convient pas ; attendu : { $wanted }
error-wrong-events = les événements enregistrés ne sont pas ceux qui découlent des décisions
error-wrong-seats =
    { $needed ->
        [one] la table a une seule place, et { $given } noms sont donnés
       *[other] la table a { $needed } places ; noms donnés : { $given }
    }
error-wrong-value = l’option { $option } accepte { $takes }, et non « { $value } »
