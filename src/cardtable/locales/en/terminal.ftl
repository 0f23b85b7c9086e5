### What the terminal says: commands, the screen, and errors of what was typed.

## Commands and their parameters, for --help

command-cardtable =
    Play card games of the table against bots, in the terminal.

    Without a command, you are asked what to play.
command-play = Play a game, or go on with one.
command-rules = Read a rulebook, or see which games, variants and options there are.
command-replay = Show a game again, decision by decision.
command-verify = Check a record: every decision must follow the rules.
command-simulate = Let bots play many games, and count.

parameter-game = The game:
parameter-players = How many play.
parameter-variant = A variant, or several: reverse+delayed.
parameter-option = An option of the game, such as rounds=3; may be repeated.
parameter-seat = Your seat, or the seat whose view is shown; they count from 0.
parameter-bots = One bot for all seats, or one for each, with commas: random, greedy or package.module:Class.
parameter-name = Your name in the record.
parameter-seed = A whole number: the same seed gives the same deals and the same bots’ play.
parameter-record = Write the record to this new file, not to the folder of your games.
parameter-resume = Go on with the game of this record.
parameter-file = A record.
parameter-open = Show every card; only when the game is over.
parameter-moment = Stop after so many decisions, and show the table.
parameter-json = JSON for programs.
parameter-version = Say which version this is.
parameter-trace = For each rule: its languages, the code that plays it, the tests that show it.
parameter-games = How many games.
parameter-lang = Speak this language, if there are messages for it.

unofficial = Cardtable is an unofficial program, made by players; neither authors nor publishers answer for it.

## What stands around help and in it

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = default:
help-required = required
metavar-game = GAME
metavar-name = NAME
metavar-value = VALUE
metavar-names = NAMES
metavar-number = NUMBER
metavar-file = FILE
metavar-language = LANGUAGE
metavar-options = OPTIONS
metavar-subcommand = COMMAND [ARGS]...
parameter-help = Show this message.

## Cards and players in sentences

you = you
you-alone = You
guest = Guest
joined = { $first } and { $last }
by-seat = { $player } { $value }
reason-of-seat = { $player }: { $reason }
cards-none = no cards
cards-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Choosing a game

offer = Card games against bots. Answer with a number; Enter alone takes what is usual.
offer-game = Which game? Its number or name (Enter: { $usual }):
offer-players = How many players, { $takes } (Enter: { $usual })?
offer-variant =
    { $example ->
        [none] Which variant (Enter: { $usual })?
       *[other] Which variant? Several go together, as in { $example } (Enter: { $usual }):
    }
offer-resume = Your last game, { $file }, is not over. Go on with it? Enter says yes, “no” starts another:

## Words that can be typed

word-why = why
word-plan = plan
word-back = back
word-none = none
word-lay = lay
word-hand = hand
word-scores = scores
word-rules = rules
word-help = help
word-quit = quit
word-trick = trick
word-score = score
word-end = end
word-hint = hint
word-yes = yes
word-no = no

## Playing

welcome =
    { $count ->
        [0] { $game }: you play alone.
       *[other] { $game }: you play with { $players }.
    }
with-options = Options: { $options }.
recording = Every decision is saved at once in { $path }
help-hint = Type a number from the list, or a card. “why?” explains what happened; “help” lists the rest.
ask = { $question }?
barred = Not allowed now: { $actions }. “why { $example }” says why.
refused = No: { $reason } Type “why?” for the rule.
allowed = You may: { $action }.
not-understood = I do not understand “{ $text }” here. Type a number from the list, or “help”.
not-understood-after = I do not know “{ $text }”. Ask “why”, “why trick”, “why score”, “scores” or “rules”.
why-nothing = Nothing has happened yet that needs a reason. “why?” answers once something has been refused, won or decided.
plan = You plan, and nobody sees it: { $actions }. What you type next is planned as well; “lay” does it all, “plan back” takes the last one back.
plan-empty = You have planned nothing. “plan” and an action tries it at your own table, unseen.
plan-overtaken = The table has moved on: the rest of your plan is dropped.
plan-stuck = Take care: after this the table would wait for you and you could do nothing more. “lay” does it all the same, “plan back” takes the last one back.
help =
    You can type:
      3          the number of an action in the list
      R7         a card: its letter and number; in The Game a number and a pile: 47 sun
      play R7    the whole action, as it stands in records
      why?       why a card was refused, or why the last trick or score came out so
      why trick  the last trick; “why score” the last score; “why R7” a card
      plan R7    try it at your own table, where nobody else sees it; what you type next is planned too. “plan R7, B3” tries both, “plan back” takes the last one back, “plan none” all of them
      lay        do what you have planned
      hand       your cards
      scores     the points of all rounds
      rules      the rulebook
      quit       leave; the game is saved, and you can go on later
      Enter      the list again, or the only thing that is possible
left =
    Your game is saved. To go on:
      { $command } play --resume { $path }
after-the-game = Anything you want to know (“why score”, “scores”, “rules”)? Enter leaves:
finished = The record of this game: { $path }

## Rulebooks and records

column-variant = variant
column-option = option
column-takes = takes
verified =
    { $count ->
        [one] OK: { $game } for { $players }, one decision. { $result }
       *[other] OK: { $game } for { $players }, { $count } decisions. { $result }
    }
not-over = The game is not over.
foreign-shown = This record was made by version { $theirs } of its game, whose rules are not here: these are the events stored in it.

trace-code = played in { $places }
trace-tests = shown by { $places }

## Simulations

simulating = Playing
simulated =
    { $games ->
        [one] One game of { $game } ({ $variant }) for { $players }, seed { $seed }
       *[other] { $games } games of { $game } ({ $variant }) for { $players }, seed { $seed }
    }
column-seat = seat
column-bot = bot
column-mean-score = mean score
column-mean-tricks = mean tricks
column-wins = wins
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { $games } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
mean-actions = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game

## Errors: one line each

usage = { $problem } Try “cardtable --help”.
usage-no-such-option = There is no option { $option }.
usage-no-such-command = There is no command “{ $command }”.
usage-extra-arguments = This is too much: { $arguments }.
usage-missing-argument = { $argument } is missing.
usage-value-missing = The option { $option } needs a value.
usage-value-not-taken = The option { $option } takes no value.
usage-no-number = The option { $option } takes a whole number, not “{ $value }”.
usage-out-of-range = The option { $option } takes a number from { $least } to { $most }, not { $value }.
fault = a fault of the program, please report it ({ $fault }); records are safe
output-failed = the output cannot be written: { $reason }
error-in-record = { $file }, line { $line }: { $what }
error-bot-of-record = the record names the bot { $bot }, which is none of { $known }; say with --bots who plays
error-bot-failed = the bot { $bot } in seat { $seat } failed: { $reason }
error-bot-illegal = the bot { $bot } in seat { $seat } chose “{ $action }”, which is not among its legal actions
error-bot-not-callable = { $name } is not a bot: it cannot be called with a view, the legal actions and a source of chance
error-bot-not-loaded = the bot { $name } cannot be loaded: { $reason }
error-file-exists = { $file } is there already; name another file, or go on with it: --resume { $file }
error-file-no-place = { $file } is no file that a game could be written to; name another
error-file-in-use = { $file } is being played in another window; finish or leave that game first
error-file-not-text = { $file } is not a record: it is not UTF-8 text
error-file-too-large = { $file } is not a record: it is larger than { $mebibytes } MiB
error-file-unreadable = { $file } cannot be read: { $reason }
error-file-unwritable = { $file } cannot be written: { $reason }
error-foreign-only-open = { $file } was made by version { $theirs } of its game; only --open can show it, for nobody knows what to hide
error-foreign-record = { $file } was made by version { $theirs } of its game, and this is version { $ours }; “cardtable replay --open” shows it
error-game-missing = name a game to play: { $known }
error-no-data-folder = there is no folder for your games: { $reason }; name a file with --record
error-not-a-setting = “{ $text }” is no setting; write it like rounds=3
error-open-too-early = the game in { $file } is not over; --open shows every card, and only then
error-resume-alone = --resume takes the table from the record; leave out the game, --players, --variant, --option, --name and --record
error-resume-finished = the game in { $file } is over; “cardtable replay” shows it
error-resume-json = { $file } is a JSON record, which cannot be continued; use the text record
error-seat-or-open = --seat and --open exclude each other
error-trace-gaps =
    { $count ->
        [one] one rule cannot be traced: { $gaps }
       *[other] { $count } gaps in the trace of the rules: { $gaps }
    }
error-trace-no-tests = the tests are not here: trace the rules in a checkout of the project
error-unknown-bot = there is no bot “{ $name }”; there are { $known }, or package.module:Class
error-unknown-language = there is no language “{ $name }”; there are { $known }
error-wrong-bots =
    { $needed ->
        [one] { $given } bots are named for one seat
       *[other] { $given } bots are named for { $needed } seats; name one for all, or one for each
    }
error-wrong-name = “{ $name }” cannot be your name: use plain text, not ending in a bot’s (brackets)
error-yes-or-no = please answer { $yes } or { $no }
