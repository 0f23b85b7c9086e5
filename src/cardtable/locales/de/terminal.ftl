### What the terminal says: commands, the screen, and errors of what was typed.

## Commands and their parameters, for --help

command-cardtable =
    Kartenspiele, wie man sie am Tisch spielt: im Terminal, gegen Bots.

    Ohne Befehl wirst du gefragt, was du spielen möchtest.
command-play = Eine Partie spielen oder fortsetzen.
command-rules = Ein Regelheft lesen oder sehen, welche Spiele, Varianten und Optionen es gibt.
command-replay = Eine Partie noch einmal zeigen, Entscheidung für Entscheidung.
command-verify = Eine Aufzeichnung prüfen: Jede Entscheidung muss den Regeln folgen.
command-simulate = Bots viele Partien spielen lassen und mitzählen.

parameter-game = Das Spiel:
parameter-players = Wie viele mitspielen.
parameter-variant = Eine Variante oder mehrere: reverse+delayed.
parameter-option = Eine Option des Spiels, etwa rounds=3; auch mehrmals.
parameter-seat = Dein Platz oder der, dessen Sicht gezeigt wird; gezählt ab 0.
parameter-bots = Ein Bot für alle Plätze oder einer für jeden, mit Kommas: random, greedy oder paket.modul:Klasse.
parameter-name = Dein Name in der Aufzeichnung.
parameter-seed = Eine ganze Zahl als Startwert: Derselbe gibt dieselben Karten und dasselbe Spiel der Bots.
parameter-record = Die Aufzeichnung in diese neue Datei schreiben, nicht in den Ordner deiner Partien.
parameter-resume = Die Partie dieser Aufzeichnung fortsetzen.
parameter-file = Eine Aufzeichnung.
parameter-open = Alle Karten zeigen; nur wenn die Partie zu Ende ist.
parameter-moment = Nach so vielen Entscheidungen anhalten und den Tisch zeigen.
parameter-json = JSON ausgeben, für Programme.
parameter-version = Die Versionsnummer zeigen.
parameter-trace = Zu jeder Regel: ihre Sprachen, der Code, der sie umsetzt, und die Tests, die sie belegen.
parameter-games = Wie viele Partien.
parameter-lang = Diese Sprache verwenden, wenn es Texte in ihr gibt.

## What stands around help and in it

help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = Vorgabe:
help-required = erforderlich
metavar-game = SPIEL
metavar-name = NAME
metavar-value = WERT
metavar-names = NAMEN
metavar-number = ZAHL
metavar-file = DATEI
metavar-language = SPRACHE
metavar-options = OPTIONEN
metavar-subcommand = BEFEHL [ARGUMENTE]…
parameter-help = Diese Hilfe zeigen.

unofficial = Cardtable ist ein inoffizielles Programm von Leuten, die gern spielen; weder Autoren noch Verlage haben damit zu tun.

## Cards and players in sentences

you = du
you-alone = Du
guest = Gast
joined = { $first } und { $last }
by-seat = { $player } { $value }
reason-of-seat = { $player }: { $reason }
cards-none = keine Karten
cards-hidden =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Choosing a game

offer = Kartenspiele gegen Bots. Antworte mit einer Zahl; Enter allein nimmt das Übliche.
offer-game = Welches Spiel? Zahl oder Name (Enter: { $usual }):
offer-players = Wie viele spielen mit, { $takes } (Enter: { $usual })?
offer-variant =
    { $example ->
        [none] Welche Variante (Enter: { $usual })?
       *[other] Welche Variante? Mehrere zusammen gehen auch, etwa { $example } (Enter: { $usual }):
    }
offer-resume = Deine letzte Partie, { $file }, ist noch nicht zu Ende. Weiterspielen? Enter heißt ja, „nein“ beginnt eine andere:

## Words that can be typed

word-why = warum
word-plan = plan
word-back = zurück
word-none = leer
word-lay = los
word-hand = hand
word-scores = punkte
word-rules = regeln
word-help = hilfe
word-quit = verlassen
word-trick = stich
word-score = wertung
word-end = ende
word-hint = hinweis
word-yes = ja
word-no = nein

## Playing

welcome =
    { $count ->
        [0] { $game }: Du spielst allein.
       *[other] { $game }: Du spielst mit { $players }.
    }
with-options = Optionen: { $options }.
recording = Jede Entscheidung wird sofort gespeichert, in { $path }
help-hint = Tippe eine Zahl aus der Liste oder eine Karte. „warum?“ erklärt, was geschehen ist; „hilfe“ nennt alles Weitere.
ask = { $question }?
barred = Jetzt nicht erlaubt: { $actions }. „warum { $example }“ nennt den Grund.
refused = Nein. { $reason } „warum?“ zeigt die Regel.
allowed = Das darfst du: { $action }.
not-understood = „{ $text }“ verstehe ich hier nicht. Tippe eine Zahl aus der Liste oder „hilfe“.
not-understood-after = „{ $text }“ kenne ich nicht. Frage „warum“, „warum stich“, „warum wertung“, „punkte“ oder „regeln“.
why-nothing = Noch ist nichts geschehen, was eine Begründung bräuchte. „warum?“ antwortet, sobald etwas abgelehnt, gewonnen oder entschieden wurde.
plan = Du planst, und niemand sieht es: { $actions }. Was du nun tippst, kommt dazu; „los“ führt alles aus, „plan zurück“ nimmt das Letzte zurück.
plan-empty = Du hast nichts geplant. „plan“ und eine Aktion probiert sie ungesehen an deinem eigenen Tisch aus.
plan-overtaken = Der Tisch ist schon weiter: Der Rest deines Plans entfällt.
plan-stuck = Vorsicht: Danach würde der Tisch auf dich warten, und du könntest nichts mehr tun. „los“ führt es trotzdem aus, „plan zurück“ nimmt das Letzte zurück.
help =
    Du kannst tippen:
      3            die Nummer einer Aktion aus der Liste
      R7           eine Karte: ihr Buchstabe und ihre Zahl; in The Game eine Zahl und ein Stapel: 47 Sonne
      spielen R7   die ganze Aktion; oder play R7, wie in Aufzeichnungen
      warum?       warum eine Karte nicht erlaubt war, oder wie der letzte Stich oder die letzte Wertung zustande kam
      warum stich  der letzte Stich; „warum wertung“: die letzte Wertung; „warum R7“: eine Karte
      plan R7      an deinem eigenen Tisch ausprobieren, wo es sonst niemand sieht; was du danach tippst, kommt dazu. „plan R7, B3“ probiert beide aus, „plan zurück“ nimmt das Letzte zurück, „plan leer“ alles
      los          ausführen, was du geplant hast
      hand         deine Karten
      punkte       die Punkte aller Durchgänge
      regeln       das Regelheft
      verlassen    aufhören; die Partie ist gespeichert, und du kannst später weiterspielen
      Enter        noch einmal die Liste oder das Einzige, was möglich ist
left =
    Deine Partie ist gespeichert. So geht es weiter:
      { $command } play --resume { $path }
after-the-game = Noch Fragen („warum“, „punkte“, „regeln“)? Enter beendet:
finished = Die Aufzeichnung dieser Partie: { $path }

## Rulebooks and records

column-variant = Variante
column-option = Option
column-takes = Werte
verified =
    { $count ->
        [one] In Ordnung: { $game }, { $players } am Tisch, eine Entscheidung. { $result }
       *[other] In Ordnung: { $game }, { $players } am Tisch, { $count } Entscheidungen. { $result }
    }
not-over = Die Partie ist noch nicht zu Ende.
foreign-shown = Diese Aufzeichnung stammt von Version { $theirs } ihres Spiels, deren Regeln es hier nicht gibt; dies sind die Ereignisse, die in ihr gespeichert sind.

trace-code = umgesetzt in { $places }
trace-tests = belegt durch { $places }

## Simulations

simulating = Es wird gespielt
simulated =
    { $games ->
        [one] Eine Partie { $game } ({ $variant }), { $players } am Tisch, Startwert { $seed }
       *[other] { $games } Partien { $game } ({ $variant }), { $players } am Tisch, Startwert { $seed }
    }
column-seat = Platz
column-bot = Bot
column-mean-score = Punkte im Mittel
column-mean-tricks = Stiche im Mittel
column-wins = Siege
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { $games } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
mean-actions = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Partie

## Errors: one line each

usage = { $problem } Hilfe gibt es mit „cardtable --help“.
usage-no-such-option = Eine Option { $option } gibt es nicht.
usage-no-such-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-extra-arguments = Das ist zu viel: { $arguments }.
usage-missing-argument = Es fehlt { $argument }.
usage-value-missing = Die Option { $option } braucht einen Wert.
usage-value-not-taken = Die Option { $option } erwartet keinen Wert.
usage-no-number = Die Option { $option } verlangt eine ganze Zahl, nicht „{ $value }“.
usage-out-of-range = Die Option { $option } verlangt eine Zahl von { $least } bis { $most }, nicht { $value }.
fault = Ein Fehler im Programm, bitte melde ihn ({ $fault }); Aufzeichnungen sind sicher
output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }
error-in-record = { $file }, Zeile { $line }: { $what }
error-bot-of-record = Die Aufzeichnung nennt den Bot { $bot }, und es gibt nur { $known }; sag mit --bots, wer spielt
error-bot-failed = Der Bot { $bot } auf Platz { $seat } ist gescheitert: { $reason }
error-bot-illegal = Der Bot { $bot } auf Platz { $seat } wählt „{ $action }“, und das gehört nicht zu seinen erlaubten Aktionen
error-bot-not-callable = { $name } ist kein Bot, denn es lässt sich nicht mit einer Sicht, den erlaubten Aktionen und einer Zufallsquelle aufrufen
error-bot-not-loaded = Der Bot { $name } lässt sich nicht laden: { $reason }
error-file-exists = { $file } gibt es schon; nenne eine andere Datei oder setze diese fort: --resume { $file }
error-file-no-place = { $file } ist keine Datei, in die eine Partie geschrieben werden kann; nenne eine andere
error-file-in-use = { $file } wird in einem anderen Fenster gespielt; beende oder verlasse sie dort zuerst
error-file-not-text = { $file } ist keine Aufzeichnung: Die Datei ist kein Text in UTF-8
error-file-too-large = { $file } ist keine Aufzeichnung: Die Datei ist größer als { $mebibytes } MiB
error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
error-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
error-foreign-only-open = { $file } stammt von Version { $theirs } des Spiels; nur --open kann sie zeigen, denn niemand weiß, was zu verbergen wäre
error-foreign-record = { $file } stammt von Version { $theirs } des Spiels, und dies ist Version { $ours }; „cardtable replay --open“ zeigt sie
error-game-missing = Nenne ein Spiel: { $known }
error-no-data-folder = Es gibt keinen Ordner für deine Partien: { $reason }; nenne mit --record eine Datei
error-not-a-setting = „{ $text }“ ist keine Einstellung; schreibe sie wie rounds=3
error-open-too-early = Die Partie in { $file } ist nicht zu Ende; --open zeigt alle Karten, und das erst dann
error-resume-alone = --resume übernimmt den Tisch aus der Aufzeichnung; lass das Spiel, --players, --variant, --option, --name und --record weg
error-resume-finished = Die Partie in { $file } ist zu Ende; „cardtable replay“ zeigt sie
error-resume-json = { $file } ist eine Aufzeichnung in JSON und lässt sich nicht fortsetzen; nimm die als Text
error-seat-or-open = --seat und --open schließen einander aus
error-trace-gaps =
    { $count ->
        [one] Eine Regel lässt sich nicht verfolgen: { $gaps }
       *[other] { $count } Lücken in der Spur der Regeln: { $gaps }
    }
error-trace-no-tests = Die Tests sind nicht hier: Verfolge die Regeln in einer Arbeitskopie des Projekts
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt { $known } oder paket.modul:Klasse
error-unknown-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt { $known }
error-wrong-bots =
    { $needed ->
        [one] { $given } Bots sind genannt, und es gibt einen Platz dafür
       *[other] { $given } Bots sind genannt, und es gibt { $needed } Plätze dafür; nenne einen für alle oder für jeden einen
    }
error-wrong-name = „{ $name }“ kann nicht dein Name sein: Nimm schlichten Text, der nicht mit den (Klammern) eines Bots endet
error-yes-or-no = Antworte bitte { $yes } oder { $no }
