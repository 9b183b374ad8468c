"""The game line by line: for any terminal, pipes and screen readers."""
