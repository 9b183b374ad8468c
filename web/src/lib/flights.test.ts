import { describe, expect, it } from "vitest";
import { planFlights } from "./flights";

describe("the cards that fly", () => {
  it("go from the hand to the pile when one is played", () => {
    expect(planFlights([{ name: "played", seat: 2, cards: ["r7"] }], 4)).toEqual([
      { from: 2, to: "discard", code: "r7", delay: 0 },
    ]);
  });

  it("come from the draw pile one after the other, face down for others", () => {
    const flights = planFlights([{ name: "drew", seat: 1, count: 2 }], 4);
    expect(flights.map(({ from, to, code }) => [from, to, code])).toEqual([
      ["draw", 1, null],
      ["draw", 1, null],
    ]);
    expect(flights[1]?.delay).toBeGreaterThan(0);
  });

  it("are not endless when many cards are drawn", () => {
    expect(planFlights([{ name: "drew", seat: 1, count: 40 }], 4).length).toBeLessThan(10);
  });

  it("all move one seat on with Magic", () => {
    const flights = planFlights([{ name: "hands_left" }], 3);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it("go in front of the shielded player with Save The Day", () => {
    const events = [
      { name: "played", seat: 0, cards: ["WS"] },
      { name: "shielded", seat: 2, other: 0 },
    ];
    expect(planFlights(events, 4)[0]?.to).toBe(2);
  });
});
