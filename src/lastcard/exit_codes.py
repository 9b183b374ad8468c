"""What the command line ends with when something is wrong; nothing else is loaded with this."""

FAILED = 2
INTERRUPTED = 130  # as everything does that Ctrl-C ends
UNHEARD = 1  # nobody reads what is said: as Click ends then
