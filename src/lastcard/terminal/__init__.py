"""The game in a terminal, line by line: cards, sentences, prompts, replays and tables."""
