import { describe, expect, it } from "vitest";
import type { EditionInfo, TableInfo } from "../server/protocol";
import { learnOwn, mostPlayers } from "./editions.svelte";
import { hasBot, hasPlace } from "./places";

const SMALL = { name: "small", colors: ["red", "blue"], counts: [14], cards: [{ copies: 1 }] };
learnOwn({ about: SMALL as unknown as EditionInfo });

function tableOf(hand_size: number, bots: number, ...asked: string[]): TableInfo {
  const seats = [0, 1].map((seat) => ({ person: `p${seat}`, bot: seat < bots ? "casual" : null }));
  const people = asked.map((id) => ({ id, seat: null }));
  const settings = { edition: "small", options: { hand_size } };
  return { seats, people, settings, ready: asked } as unknown as TableInfo;
}

describe("a place for somebody who comes late", () => {
  it("is there as long as the deck is enough for one more", () => {
    expect(mostPlayers("small", { hand_size: 9 })).toBe(3);
    expect(hasPlace(tableOf(9, 0), "me")).toBe(true);
    expect(hasPlace(tableOf(10, 0), "me")).toBe(false);
    expect(mostPlayers("small", { hand_size: 1 })).toBe(10);
  });

  it("is a bot's, or goes to who has asked before", () => {
    expect(hasBot(tableOf(10, 1))).toBe(true);
    expect(hasPlace(tableOf(10, 1), "me")).toBe(true);
    expect(hasPlace(tableOf(9, 0, "you"), "me")).toBe(false);
    expect(hasPlace(tableOf(9, 0, "me"), "me")).toBe(true);
  });
});
