import { beforeAll, expect, it } from "vitest";
import type { GameView } from "../server/protocol";
import { tellNeed, tellTurn } from "./turn-words";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const need = (top: string): string =>
  tellNeed({ edition: "classic", top, color: "r", color_only: false } as GameView);

it("says what a card needs as people say it", () => {
  expect(need("r7")).toBe("Needs red or a 7");
  expect(need("r8")).toBe("Needs red or an 8");
  expect(need("rS")).toBe("Needs red or a Skip");
  expect(need("W")).toBe("Needs red");
});

it("speaks of a wild where nothing else fits", () => {
  const view = { edition: "classic", top: "r7", color: "r", color_only: false } as GameView;
  const turn = (...cards: string[]): string =>
    tellTurn(view, { playable: new Set(cards), can: () => true });
  expect(turn("W", "W4")).toBe("Your turn: play a wild, or draw");
  expect(turn("W", "r1")).toBe("Your turn: play red or a 7, or draw");
  expect(turn()).toBe("Nothing fits: draw a card");
});
