"""The full screens, and what their keys do."""
