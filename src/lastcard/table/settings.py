"""How a table plays, and how that is changed."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the table plays. `options` are those of the game, by name; custom rules are apart."""

    edition: str = "classic"
    options: dict[str, str | int | bool] = {}
    seats: int = 4
    clock: int = 0  # seconds for a turn; 0: no clock
    window: int = 750  # milliseconds in which a call beats a catch
    chat: bool = True
    practice: bool = False  # moves may be taken back, and the game does not count


class SettingsChange(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Some of the settings: what is absent stays as it is. `options` are all of them together."""

    edition: str | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, str | int | bool] | msgspec.UnsetType = msgspec.UNSET
    seats: int | msgspec.UnsetType = msgspec.UNSET
    clock: int | msgspec.UnsetType = msgspec.UNSET
    window: int | msgspec.UnsetType = msgspec.UNSET
    chat: bool | msgspec.UnsetType = msgspec.UNSET
    practice: bool | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def to(cls, settings: Settings) -> SettingsChange:
        """The change that makes the settings these."""
        return cls(**msgspec.structs.asdict(settings))
