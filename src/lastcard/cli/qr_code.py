"""Links that a phone can read off the screen."""

from __future__ import annotations

import io


def qr_text(link: str) -> str:
    """A link as a QR code for the terminal."""
    import segno  # which few commands need

    text = io.StringIO()
    segno.make(link, micro=False).terminal(text, border=2, compact=True)
    return text.getvalue()
