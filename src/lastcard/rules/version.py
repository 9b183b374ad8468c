"""The version of the rules: how a game goes on from the same cards and the same moves.

It counts up with every change after which a game could come out differently, and with no other: a
record says by which version it was played. Golden games tell when that is due (`make golden`).
"""

RULES_VERSION = 1
