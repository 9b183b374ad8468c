// What can be done in a turn, and what a card that cannot be played would need.

import { colorOf, isColor, isNumber, isWild, signOf } from "../game/cards";
import { colorId, editionInfo } from "../game/editions.svelte";
import type { GameView } from "../server/protocol";
import { say } from "./words.svelte";

interface Doing {
  readonly playable: ReadonlySet<string>;
  can(word: string): boolean;
}

/** "Your turn: play red or a 5, or draw". */
export function tellTurn(view: GameView, doing: Doing): string {
  if (doing.playable.size === 0 && doing.can("draw")) return say("turn-nothing");
  if (doing.playable.size > 0 && [...doing.playable].every(isWild)) return say("turn-wild");
  return needed(view, "turn") || say("phase-turn", { actor: "you", name: "" });
}

/** "You must draw 4, or pass it on". */
export function tellDebt(view: GameView, doing: Doing): string {
  const pass = doing.playable.size > 0;
  const challenge = doing.can("challenge");
  const answer = pass && challenge ? "both" : pass ? "pass" : challenge ? "challenge" : "neither";
  return say("turn-debt", { count: view.debt, answer });
}

/** Whether a Wild Draw Four would be a bluff, to the one who is about to play it. */
export function tellFour(view: GameView): string {
  if (!isColor(view.color)) return "";
  const wilds = view.hand.filter(isWild).length > 1 && editionInfo(view.edition)?.wilds_match;
  const same = view.hand.some((code) => colorOf(code) === view.color);
  const color = colorId(view.edition, view.color);
  return say("table-four", { color, bluff: same ? "color" : wilds ? "wild" : "no" });
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
  const sign = signOf(view.top);
  // A number for Fluent, so that a language can tell an 8 from a 7.
  return say(`${how}-fits`, { color, sign: isNumber(sign) ? Number(sign) : sign });
}
