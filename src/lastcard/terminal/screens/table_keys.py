"""Which of the keys at the table can do something now."""

from __future__ import annotations

from ...client.session import Session
from ..narration import is_waiting

# Keys, and the messages that say what they do.
KEYS = (
    ("← → ↑ ↓ Tab", "keys-arrows"),
    ("Enter", "keys-enter"),
    ("1 2 3 …", "keys-numbers"),
    ("b7  W=g  /draw", "keys-typing"),
    ("u", "keys-uno"),
    ("c", "key-c"),
    ("x", "key-x"),
    ("d  p  a  f", "keys-moves"),
    ("h", "keys-hint"),
    ("z", "keys-undo"),
    ("m", "keys-talk"),
    ("v", "keys-speed"),
    ("s  r Enter  ?", "keys-pages"),
    ("t", "do-theme"),
    ("q", "keys-leave"),
)
SOMETIMES = (
    "play",
    "uno",
    "catch",
    "challenge",
    "undo",
    "hint",
    "talk",
)  # actions that are not always there


def is_offered(session: Session, action: str) -> bool:
    """Can this action do anything now?"""
    view = session.view
    if action in ("catch", "challenge"):
        return view is not None and action in view.legal
    if action == "play":
        goes_on = view is None or session.next_step or view.winners
        return bool(view and view.legal) or bool(goes_on and not is_waiting(session))
    if action == "uno":
        return view is not None and any(code == "uno" or code.endswith("!") for code in view.legal)
    if action == "undo":
        return session.can_undo
    if action == "hint":
        return session.can_hint
    return action != "talk" or session.can_talk
