"""Tables among processes: those that this one owns, and the way to those of the others."""
