"""How a table plays, and how that is changed."""

from __future__ import annotations

from typing import Annotated

import msgspec

# A number as every program can read it. Python's have no end, and between processes none has more
# than 64 bits.
_LARGEST = 2**53 - 1
Whole = Annotated[int, msgspec.Meta(ge=-_LARGEST, le=_LARGEST)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the table plays.

    edition: its name
    options: those of the game that are not as printed, by name; custom rules are agreed on apart
    seats: how many there are
    clock: seconds for a turn; 0 for no clock
    window: milliseconds after a play in which a call of UNO beats a catch
    chat: may people write to each other?
    watch: may others watch who have not joined?
    practice: moves may be taken back, and the game does not count
    late: may somebody who comes during a game take a bot's seat, or a new one with the next round?
    """

    edition: str = "classic"
    options: dict[str, str | Whole | bool] = {}
    seats: Whole = 4
    clock: Whole = 0
    window: Whole = 750
    chat: bool = True
    watch: bool = True
    practice: bool = False
    late: bool = True


class NewTable(Settings, frozen=True):
    """How a new table plays, and the edition that it carries, if it does.

    edition_text: of an edition's file, 16384 bytes at most. The table carries it: `edition` is then
        the name that the server gives to it
    """

    edition_text: str = ""

    @property
    def settings(self) -> Settings:
        return Settings(**{name: getattr(self, name) for name in Settings.__struct_fields__})


class SettingsChange(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Some of the settings: what is absent stays as it is. `options` are all of them together.

    Another edition without options keeps those that it can be played with.
    """

    edition: str | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, str | Whole | bool] | msgspec.UnsetType = msgspec.UNSET
    seats: Whole | msgspec.UnsetType = msgspec.UNSET
    clock: Whole | msgspec.UnsetType = msgspec.UNSET
    window: Whole | msgspec.UnsetType = msgspec.UNSET
    chat: bool | msgspec.UnsetType = msgspec.UNSET
    watch: bool | msgspec.UnsetType = msgspec.UNSET
    practice: bool | msgspec.UnsetType = msgspec.UNSET
    late: bool | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def to(cls, settings: Settings) -> SettingsChange:
        """The change that makes the settings these."""
        return cls(**msgspec.structs.asdict(settings))
