// A finger that stays on a card for a while wants to know what it is.

const LONG = 450; // milliseconds
const STILL = 8; // pixels that a finger may tremble

export class LongPress {
  justEnded = false; // so that the click after it does not play the card
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0, at: 0 };
  #explain: (code: string) => void;

  constructor(explain: (code: string) => void) {
    this.#explain = explain;
  }

  start = (event: PointerEvent, code: string): void => {
    if (event.button !== 0) return;
    clearTimeout(this.#timer); // of a finger whose leaving was not heard, or of another one
    this.justEnded = false;
    this.#from = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    this.#timer = setTimeout(() => {
      this.justEnded = true;
      this.#explain(code);
    }, LONG);
  };

  move = (event: PointerEvent): void => {
    const way = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
    if (way > STILL) clearTimeout(this.#timer);
  };

  end = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    const short = event.timeStamp - this.#from.at < LONG; // a busy page hears late of a quick finger
    if (short) this.justEnded = false;
    else if (this.justEnded) setTimeout(() => (this.justEnded = false), 50);
  };
}
