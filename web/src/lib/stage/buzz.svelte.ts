// What a phone lets its owner feel: the own turn, a penalty, being caught, winning.

import type { EventInfo } from "../server/protocol";
import { kept } from "../server/tokens";

const PATTERNS = {
  turn: [60],
  penalty: [120, 60, 120],
  caught: [200, 80, 200],
  won: [80, 50, 80, 50, 250],
};
export type Feeling = keyof typeof PATTERNS;

/** What of an event is felt at a seat. */
export function feelingOf(event: EventInfo, seat: number | null): Feeling | null {
  if (seat === null || event.seat !== seat) return null;
  if (event.name === "caught") return "caught";
  if (event.name === "went_out") return "won";
  return event.name === "drew" && (event.count ?? 0) > 1 ? "penalty" : null;
}

class Buzz {
  readonly can = "vibrate" in navigator;
  on = $state(kept.preference("buzz") !== "off");

  toggle(): void {
    this.on = !this.on;
    kept.keepPreference("buzz", this.on ? null : "off");
    this.feel("turn");
  }

  feel(feeling: Feeling | null): void {
    if (this.on && this.can && feeling && navigator.userActivation?.hasBeenActive)
      navigator.vibrate(PATTERNS[feeling]);
  }
}

export const buzz = new Buzz();
