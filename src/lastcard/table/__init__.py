"""A table of people: seats, agreement on rules, clocks, bots, history, storage. No sockets."""
