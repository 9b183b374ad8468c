"""The rules of the game, as plain functions over one flat record per game.

Start with `play` (what a move does), `matching` (what may be played), `deal` (how a round begins)
and `clauses` (what special cards do). Nothing here does any I/O, and nothing here knows that the
very same functions can also be compiled.
"""
