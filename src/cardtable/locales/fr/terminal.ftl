### What the terminal says: commands, the screen, and errors of what was typed.

## Commands and their parameters, for --help

command-cardtable =
    Jouez à des jeux de cartes contre des robots, dans le terminal.

    Sans commande, le programme demande à quoi jouer.
command-play = Jouer une partie, ou en reprendre une.
command-rules = Lire les règles d’un jeu, ou voir les jeux et leurs variantes.
command-replay = Revoir une partie, décision par décision.
command-verify = Vérifier qu’une partie enregistrée suit les règles.
command-simulate = Faire jouer beaucoup de parties à des robots, et compter.

parameter-game = Le jeu :
parameter-players = À combien on joue.
parameter-variant = Une variante, ou plusieurs : reverse+delayed.
parameter-option = Une option du jeu, comme rounds=3 ; peut être répétée.
parameter-seat = Votre place, ou la place dont la vue est montrée ; la première est 0.
parameter-bots = Un robot pour toutes les places, ou un pour chacune, séparés par des virgules : random, greedy ou package.module:Class.
parameter-name = Votre nom dans la partie enregistrée.
parameter-seed = Un nombre entier : la même graine donne les mêmes cartes et le même jeu des robots.
parameter-record = Enregistrer la partie dans ce nouveau fichier, et non dans le dossier de vos parties.
parameter-resume = Reprendre la partie de ce fichier.
parameter-file = Une partie enregistrée.
parameter-open = Montrer toutes les cartes ; seulement quand la partie est finie.
parameter-moment = S’arrêter après ce nombre de décisions, et montrer la table.
parameter-json = Du JSON, pour les programmes.
parameter-version = Dire de quelle version il s’agit.
parameter-trace = Pour chaque règle : ses langues, le code qui la joue, les tests qui la montrent.
parameter-games = Combien de parties.
parameter-lang = Parler cette langue, si ses messages existent.

unofficial = Cardtable est un programme non officiel, fait par des joueurs et des joueuses ; ni les auteurs des jeux ni leurs éditeurs n’en répondent.

## What stands around help and in it

help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = par défaut :
help-required = obligatoire
metavar-game = JEU
metavar-name = NOM
metavar-value = VALEUR
metavar-names = NOMS
metavar-number = NOMBRE
metavar-file = FICHIER
metavar-language = LANGUE
metavar-options = OPTIONS
metavar-subcommand = COMMANDE [ARGUMENTS]…
parameter-help = Montrer ce message.

## Cards and players in sentences

you = vous
you-alone = Vous
guest = Convive
joined = { $first } et { $last }
by-seat = { $player } { $value }
reason-of-seat = { $player } – { $reason }
cards-none = aucune carte
cards-hidden =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

## Choosing a game

offer = Jeux de cartes contre des robots. Répondez par un numéro ; Entrée seule prend le choix habituel.
offer-game = Quel jeu ? Son numéro ou son nom (Entrée : { $usual }) :
offer-players = À combien jouez-vous, { $takes } (Entrée : { $usual }) ?
offer-variant =
    { $example ->
        [none] Quelle variante (Entrée : { $usual }) ?
       *[other] Quelle variante ? Plusieurs se combinent, comme { $example } (Entrée : { $usual }) :
    }
offer-resume = Votre dernière partie, { $file }, n’est pas finie. La reprendre ? Entrée veut dire oui, « non » en commence une autre :

## Words that can be typed

word-why = pourquoi
word-plan = plan
word-back = retour
word-none = rien
word-lay = poser
word-hand = main
word-scores = scores
word-rules = règles
word-help = aide
word-quit = quitter
word-trick = pli
word-score = score
word-end = fin
word-hint = indice
word-yes = oui
word-no = non

## Playing

welcome =
    { $count ->
        [0] { $game } : partie en solitaire.
       *[other] { $game } : vous jouez avec { $players }.
    }
with-options = Options : { $options }.
recording = Chaque décision est aussitôt enregistrée dans { $path }
help-hint = Tapez un numéro de la liste, ou une carte. « pourquoi ? » explique ce qui s’est passé ; « aide » montre le reste.
ask = { $question } ?
barred = Interdit pour l’instant : { $actions }. « pourquoi { $example } » dit pourquoi.
refused = Non. { $reason } Tapez « pourquoi ? » pour lire la règle.
allowed = C’est permis : { $action }.
not-understood = Je ne comprends pas « { $text } » ici. Tapez un numéro de la liste, ou « aide ».
not-understood-after = Je ne connais pas « { $text } ». Demandez « pourquoi », « pourquoi pli », « pourquoi score », « scores » ou « règles ».
why-nothing = Il ne s’est encore rien passé qui demande une explication. « pourquoi ? » répond dès que quelque chose a été refusé, gagné ou décidé.
plan = Votre plan, que personne ne voit : { $actions }. La suite de ce que vous tapez s’y ajoute ; « poser » exécute le tout, « plan retour » retire la dernière action.
plan-empty = Votre plan est vide. « plan » suivi d’une action l’essaie à votre table, sans que personne ne la voie.
plan-overtaken = La table a continué : la suite de votre plan est abandonnée.
plan-stuck = Attention : après cela, la table vous attendrait et vous ne pourriez plus rien faire. « poser » l’exécute tout de même, « plan retour » retire la dernière action.
help =
    Vous pouvez taper :
      3             le numéro d’une action de la liste
      R7            une carte : sa lettre et sa valeur ; à The Game un nombre et une pile : 47 soleil
      jouer R7      l’action entière ; ou play R7, comme dans les parties enregistrées
      pourquoi ?    pourquoi une carte est refusée, ou la raison du dernier pli ou décompte
      pourquoi pli  le dernier pli ; « pourquoi score » le décompte ; « pourquoi R7 » une carte
      plan R7       l’essayer à votre table, où personne d’autre ne le voit ; la suite de ce que vous tapez s’y ajoute. « plan R7, B3 » essaie les deux, « plan retour » retire la dernière, « plan rien » les retire toutes
      poser         faire ce qui est dans votre plan
      main          vos cartes
      scores        les points de toutes les manches
      règles        les règles du jeu
      quitter       partir ; la partie est enregistrée, et vous pourrez la reprendre
      Entrée        la liste encore une fois, ou la seule chose possible
left =
    Votre partie est enregistrée. Pour la reprendre :
      { $command } play --resume { $path }
after-the-game = Une question (« pourquoi score », « scores », « règles ») ? Entrée pour partir :
finished = Cette partie est enregistrée dans { $path }

## Rulebooks and records

column-variant = variante
column-option = option
column-takes = valeurs
verified =
    { $count ->
        [one] Correct : { $game } à { $players }, { $count } décision. { $result }
       *[other] Correct : { $game } à { $players }, { $count } décisions. { $result }
    }
not-over = La partie n’est pas finie.
foreign-shown = Cette partie vient de la version { $theirs } de son jeu, dont les règles ne sont pas ici : voici les événements qu’elle contient.

trace-code = jouée dans { $places }
trace-tests = montrée par { $places }

## Simulations

simulating = Parties en cours
simulated =
    { $games ->
        [one] { $games } partie de { $game } ({ $variant }) à { $players }, graine { $seed }
       *[other] { $games } parties de { $game } ({ $variant }) à { $players }, graine { $seed }
    }
column-seat = place
column-bot = robot
column-mean-score = score moyen
column-mean-tricks = plis en moyenne
column-wins = victoires
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { $games } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
mean-actions = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions par partie

## Errors: one line each

usage = { $problem } Essayez « cardtable --help ».
usage-no-such-option = L’option { $option } n’existe pas.
usage-no-such-command = La commande « { $command } » n’existe pas.
usage-extra-arguments = Ceci est de trop : { $arguments }.
usage-missing-argument = Il manque { $argument }.
usage-value-missing = L’option { $option } demande une valeur.
usage-value-not-taken = L’option { $option } ne prend pas de valeur.
usage-no-number = L’option { $option } prend un nombre entier, et non « { $value } ».
usage-out-of-range = L’option { $option } prend un nombre de { $least } à { $most }, et non { $value }.
fault = une erreur du programme, merci de la signaler ({ $fault }) ; les parties enregistrées sont intactes
output-failed = impossible d’écrire la sortie : { $reason }
error-in-record = { $file }, ligne { $line } : { $what }
error-bot-of-record = la partie nomme le robot { $bot }, qui ne fait pas partie de { $known } ; indiquez avec --bots qui joue
error-bot-failed = le robot { $bot } à la place { $seat } a échoué : { $reason }
error-bot-illegal = le robot { $bot } à la place { $seat } a choisi « { $action } », qui n’est pas une de ses actions permises
error-bot-not-callable = { $name } n’est pas un robot : impossible de l’appeler avec une vue, les actions permises et une source de hasard
error-bot-not-loaded = impossible de charger le robot { $name } : { $reason }
error-file-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez cette partie : --resume { $file }
error-file-no-place = { $file } n’est pas un fichier où écrire une partie ; choisissez un autre nom
error-file-in-use = la partie de { $file } est ouverte dans une autre fenêtre ; finissez-la ou quittez-la d’abord
error-file-not-text = { $file } n’est pas une partie enregistrée : ce n’est pas du texte UTF-8
error-file-too-large = { $file } n’est pas une partie enregistrée : le fichier dépasse { $mebibytes } Mio
error-file-unreadable = impossible de lire { $file } : { $reason }
error-file-unwritable = impossible d’écrire { $file } : { $reason }
error-foreign-only-open = { $file } vient de la version { $theirs } de son jeu ; seul --open peut le montrer, car personne ne sait ce qu’il faut cacher
error-foreign-record = { $file } vient de la version { $theirs } de son jeu, et voici la version { $ours } ; « cardtable replay --open » le montre
error-game-missing = nommez un jeu : { $known }
error-no-data-folder = il n’y a pas de dossier pour vos parties : { $reason } ; indiquez un fichier avec --record
error-not-a-setting = « { $text } » n’est pas un réglage ; écrivez-le comme rounds=3
error-open-too-early = la partie de { $file } n’est pas finie ; --open montre toutes les cartes, et seulement à la fin
error-resume-alone = --resume prend la table dans le fichier ; retirez le jeu, --players, --variant, --option, --name et --record
error-resume-finished = la partie de { $file } est finie ; « cardtable replay » la montre
error-resume-json = { $file } est en JSON, une forme qui ne peut pas être reprise ; utilisez le fichier texte
error-seat-or-open = --seat et --open s’excluent
error-trace-gaps =
    { $count ->
        [one] une règle n’est pas suivie de bout en bout : { $gaps }
       *[other] { $count } lacunes dans le suivi des règles : { $gaps }
    }
error-trace-no-tests = les tests ne sont pas ici : suivez les règles dans une copie de travail du projet
error-unknown-bot = le robot « { $name } » n’existe pas ; robots possibles : { $known }, ou package.module:Class
error-unknown-language = la langue « { $name } » n’existe pas ici ; langues possibles : { $known }
error-wrong-bots =
    { $needed ->
        [one] { $given } robots sont nommés pour une seule place
       *[other] robots nommés : { $given }, pour { $needed } places ; nommez-en un pour toutes, ou un pour chacune
    }
error-wrong-name = « { $name } » ne peut pas être votre nom : écrivez du texte simple, sans (parenthèses) de robot à la fin
error-yes-or-no = répondez { $yes } ou { $no }
