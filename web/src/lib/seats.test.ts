import { describe, expect, it } from "vitest";
import { alongSides, besidePiles, othersInOrder, roundTable } from "./seats";

describe("the others at the table", () => {
  it("come in clockwise order, beginning on one's left", () => {
    expect(othersInOrder(4, 2)).toEqual([3, 0, 1]);
  });

  it("are all players for somebody who watches", () => {
    expect(othersInOrder(3, null)).toEqual([0, 1, 2]);
  });

  for (const [name, lay] of [
    ["round", roundTable],
    ["along the sides", alongSides],
    ["beside the piles", besidePiles],
  ] as const) {
    it(`sit ${name} from left to right without overlapping`, () => {
      for (let count = 1; count <= 9; count++) {
        const spots = lay(Array.from({ length: count }, (_, i) => i + 1));
        expect(spots).toHaveLength(count);
        const places = new Set(spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`));
        expect(places.size).toBe(count);
        if (count > 2) expect(spots[0]?.x).toBeLessThan(spots.at(-1)?.x ?? 0);
      }
    });
  }

  it("are all on the screen of a phone, even nine of them", () => {
    for (const spot of alongSides([1, 2, 3, 4, 5, 6, 7, 8, 9])) {
      expect(spot.y).toBeLessThanOrEqual(90);
      expect(spot.x).toBeGreaterThanOrEqual(10);
    }
  });
});
