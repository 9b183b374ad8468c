"""Connections before they are anybody's: where from, how many, how much, and the frames on them."""
