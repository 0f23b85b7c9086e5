"""`python -m cardtable` is the command `cardtable`."""

from cardtable.terminal.command import main

main()
