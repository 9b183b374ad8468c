"""Tables and finished games in a database, and which process writes which table."""
