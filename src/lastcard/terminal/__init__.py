"""The game in a terminal: on the full screen (`screens`, `widgets`), or line by line (`plain`)."""
