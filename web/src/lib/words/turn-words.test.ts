import { beforeAll, expect, it } from "vitest";
import type { GameView } from "../server/protocol";
import { tellDebt, tellNeed, tellTurn } from "./turn-words";
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

it("names everything that can be done about cards to draw", () => {
  const debt = (moves: string[], ...cards: string[]): string =>
    tellDebt({ debt: 4 } as GameView, {
      playable: new Set(cards),
      can: (move) => moves.includes(move),
    });
  expect(debt(["accept"])).toBe("You must draw 4");
  expect(debt(["accept"], "rD")).toBe("You must draw 4, or pass it on");
  expect(debt(["accept", "challenge"])).toBe("Draw 4, or challenge");
  expect(debt(["accept", "challenge"], "W4")).toBe("Draw 4, pass it on, or challenge");
});
