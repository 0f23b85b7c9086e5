"""`python -m cardtable.terminal` is the command `cardtable`."""

from cardtable.terminal.command import main

main()
