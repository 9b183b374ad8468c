// What can be done in a turn, and what a card that cannot be played would need.

import { isColor, isWild, signOf } from "./cards";
import { colorId } from "./editions.svelte";
import type { GameView } from "./protocol";
import { say } from "./words.svelte";

interface Doing {
  readonly playable: ReadonlySet<string>;
  can(word: string): boolean;
}

/** "Your turn: play red or a 5, or draw". */
export function tellTurn(view: GameView, doing: Doing): string {
  if (doing.playable.size === 0 && doing.can("draw")) return say("turn-nothing");
  return needed(view, "turn") || say("phase-turn", { actor: "you", name: "" });
}

/** "Needs red or a 5". */
export function tellNeed(view: GameView): string {
  return needed(view, "needs");
}

function needed(view: GameView, how: "turn" | "needs"): string {
  if (!isColor(view.color)) return "";
  const color = colorId(view.edition, view.color);
  const alone = isWild(view.top) || view.color_only;
  if (alone) return say(`${how}-color`, { color });
  return say(`${how}-fits`, { color, sign: signOf(view.top) });
}
