"""Showing a table, in PettingZoo's and Gymnasium's render modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import InvalidOption
from ...extras import comes_with
from ..plain_table import EpisodeTable

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES_PER_SECOND = 5


class Drawing:
    """Draws a table in one render mode. Pillow and pygame are imported when they are needed."""

    def __init__(self, mode: str | None, names: Sequence[str], open_hands: bool) -> None:
        if mode is not None and mode not in RENDER_MODES:
            choices = ", ".join(RENDER_MODES)
            raise InvalidOption(f"render_mode is one of {choices}, or None, not {mode!r}")
        self.mode = mode
        self._names = names
        self._open_hands = open_hands
        self._window: Any = None
        self._clock: Any = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None, "_clock": None}  # a window stays where it is

    def draw(self, table: EpisodeTable) -> npt.NDArray[np.uint8] | str | None:
        """The table: as text, as pixels, or in a window."""
        if self.mode == "ansi":
            return self._text(table)
        if self.mode is None:
            return None
        pixels = self._pixels(table)
        if self.mode == "rgb_array":
            return pixels
        self._show(pixels)
        return None

    def refresh(self, table: EpisodeTable) -> None:
        """Show what has changed, in a window; other pictures are asked for."""
        if self.mode == "human":
            self.draw(table)

    def close(self) -> None:
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None

    def _pixels(self, table: EpisodeTable) -> npt.NDArray[np.uint8]:
        from .table_picture import draw_table

        asked = None if table.round_over else table.seat
        return draw_table(table, asked, self._names, self._open_hands)

    def _show(self, pixels: npt.NDArray[np.uint8]) -> None:
        with comes_with("rl"):
            import pygame
        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption("lastcard")
            self._window = pygame.display.set_mode((pixels.shape[1], pixels.shape[0]))
            self._clock = pygame.time.Clock()
        surface = pygame.image.frombuffer(pixels.tobytes(), pixels.shape[1::-1], "RGB")
        self._window.blit(surface, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        self._clock.tick(FRAMES_PER_SECOND)

    def _text(self, table: EpisodeTable) -> str:
        """One line for the table and one for each seat."""
        color = "" if table.color is None else f", {table.color} to follow"
        lines = [
            f"round {table.round_number}, {table.phase}: {table.top} on top{color}, "
            f"play goes {table.direction}, {table.draw_count} cards to draw"
        ]
        for seat, name in enumerate(self._names):
            hand = table.hand(seat) if self._open_hands else ["??"] * table.hand_sizes[seat]
            mark = ">" if seat == table.seat and not table.round_over else " "
            lines.append(f"{mark} {name} ({table.scores[seat]}): {' '.join(hand)}")
        return "\n".join(lines) + "\n"
