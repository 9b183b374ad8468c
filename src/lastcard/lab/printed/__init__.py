"""What the laboratory prints in a terminal."""
