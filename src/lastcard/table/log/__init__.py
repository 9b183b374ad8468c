"""What is written down of a table, and how a table is made from that again."""
