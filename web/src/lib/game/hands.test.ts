import { describe, expect, it } from "vitest";
import { keyed, layFan, orderHand } from "./hands";

describe("the own hand", () => {
  it("lies by colour and number, wilds at the end", () => {
    expect(orderHand(["W", "b2", "r9", "rS", "g0", "r1", "W4"])).toEqual([
      "r1",
      "r9",
      "rS",
      "g0",
      "b2",
      "W",
      "W4",
    ]);
  });

  it("gives two equal cards different keys", () => {
    expect(keyed(["r1", "r1", "b2"]).map((card) => card.key)).toEqual(["r1.0", "r1.1", "b2.0"]);
  });
});

describe("the fan", () => {
  const inside = (count: number, width: number, card: number) => {
    const fan = layFan(count, width, card, 14);
    return fan.places.every((place) => place.x >= -0.01 && place.x + card <= width + 0.01);
  };

  it("stays within the screen, for few cards and for many", () => {
    for (const count of [1, 2, 7, 25, 60]) expect(inside(count, 344, 60)).toBe(true);
  });

  it("leaves enough of every card for a finger with 25 cards on a phone", () => {
    const { places } = layFan(25, 344, 60, 14);
    const steps = places
      .slice(1)
      .map((place, i) => place.x - (places[i]?.x ?? 0))
      .filter((step) => step > 0);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(29);
  });

  it("is one row while the cards fit and several when they do not", () => {
    const rows = (count: number) =>
      new Set(layFan(count, 344, 60, 14).places.map((p) => p.angle)).size;
    expect(rows(7)).toBe(7); // each turned a little differently
    expect(rows(25)).toBe(1); // straight rows
  });

  it("is empty without cards", () => {
    expect(layFan(0, 344, 60, 14).places).toEqual([]);
  });
});
