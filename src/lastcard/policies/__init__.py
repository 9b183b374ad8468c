"""How bots decide, as plain functions over what a seat sees.

Like the rules, these functions know nothing of being compiled, and are: bots in a table's seats
run them plainly, tournaments and search run the compiled copy. They read the seat's own hand, what
it has been shown of others', and what is public; given a state with more in it, they look at
nothing else.
"""
