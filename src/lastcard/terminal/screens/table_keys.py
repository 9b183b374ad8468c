"""The keys at the table, and which of them can do something now."""

from __future__ import annotations

from textual.binding import Binding, BindingType

from ...client.session import Session
from ..narration import is_waiting

BINDINGS: list[BindingType] = [
    Binding("enter,space", "play", "do-play"),
    Binding("left", "move(-1)", show=False),
    Binding("right", "move(1)", show=False),
    Binding("up", "row(-1)", show=False),
    Binding("down", "row(1)", show=False),
    Binding("tab", "next_playable(1)", show=False),
    Binding("shift+tab", "next_playable(-1)", show=False),
    Binding("u", "uno", "table-uno"),
    Binding("c", "catch", "move-catch"),
    Binding("x", "challenge", "move-challenge"),
    Binding("a", "do('accept')", show=False),
    Binding("d", "do('draw')", show=False),
    Binding("p", "do('pass')", show=False),
    Binding("f", "do('flip')", show=False),
    Binding("h", "hint", "do-hint"),
    Binding("z", "undo", "do-undo"),
    Binding("m", "talk", "talk-say"),
    Binding("v", "speed", show=False),
    Binding("s", "scores", "do-scores"),
    Binding("r", "rules", "menu-rules"),
    Binding("t", "app.switch_theme", show=False),
    Binding("q", "dismiss('')", "do-leave"),
    Binding("escape", "forget", show=False),
    Binding("backspace", "drop_last", show=False),
]
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


def can_do(session: Session, action: str) -> bool:
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
