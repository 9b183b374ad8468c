// Dragging a card out of the hand towards the pile.

import type { Held } from "../lib/game/hands";

const BEGINS = 8; // pixels until a press is a drag
const FAR_ENOUGH = 70; // pixels upwards that play the card
const TREMBLING = 24; // a finger that never went farther has tapped

export class Drag {
  key = $state<string | null>(null);
  offset = $state.raw({ x: 0, y: 0 });
  justEnded = false; // so that the click after a drag is not a second play
  #card: Held | null = null;
  #from = { x: 0, y: 0 };
  #farthest = 0;
  #play: (code: string, tapped: boolean) => void;

  constructor(play: (code: string, tapped: boolean) => void) {
    this.#play = play;
  }

  start = (event: PointerEvent, card: Held): void => {
    if (event.button !== 0) return;
    this.#card = card;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#farthest = 0;
    // At once: a quick hand has left the card before the first move is reported.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    if (!this.#card) return;
    const offset = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    this.#farthest = Math.max(this.#farthest, Math.hypot(offset.x, offset.y));
    if (this.#farthest < BEGINS) return;
    this.key = this.#card.key;
    this.offset = offset;
  };

  end = (event: PointerEvent): void => {
    const card = this.#card;
    const dragged = this.key !== null;
    const tapped = this.#farthest < TREMBLING;
    const meant = (tapped || this.offset.y < -FAR_ENOUGH) && event.type === "pointerup";
    this.#card = null;
    this.key = null;
    this.offset = { x: 0, y: 0 };
    if (!dragged) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false), 50);
    if (card && meant) this.#play(card.code, tapped);
  };
}
