"""Pictures of a table, for the environments."""
