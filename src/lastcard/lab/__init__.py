"""The laboratory: playing the game in bulk and measuring it."""
