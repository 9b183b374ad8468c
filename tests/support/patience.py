"""How long tests wait for something to be so, before it counts as missing."""

from __future__ import annotations

# Seconds. Nobody waits that long on a machine that works; one that is busy may need much of it.
PATIENCE = 120.0
