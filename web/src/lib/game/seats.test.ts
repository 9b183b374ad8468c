import { describe, expect, it } from "vitest";
import { alongSides, besidePiles, othersInOrder, roundTable } from "./seats";

const SEAT = { width: 62, height: 62, face: 38 };

describe("the others at the table", () => {
  it("come in clockwise order, beginning on one's left", () => {
    expect(othersInOrder(4, 2)).toEqual([3, 0, 1]);
  });

  it("are all players for somebody who watches", () => {
    expect(othersInOrder(3, null)).toEqual([0, 1, 2]);
  });

  for (const [name, lay, area] of [
    ["round", roundTable, { width: 1000, height: 500 }],
    ["along the sides", alongSides, { width: 344, height: 320 }],
    ["beside the piles", besidePiles, { width: 560, height: 200 }],
  ] as const) {
    it(`sit ${name} clockwise: up on the left, down on the right`, () => {
      for (let count = 1; count <= 9; count++) {
        const spots = lay(count, area, SEAT);
        expect(spots).toHaveLength(count);
        for (const [i, spot] of spots.slice(1).entries()) {
          const before = spots[i] ?? spot;
          const goesUp = spot.y < before.y - 0.1;
          const goesRight = spot.x > before.x + 0.1;
          const goesDown = spot.y > before.y + 0.1 && spot.x > area.width / 2 - 1;
          expect(goesUp || goesRight || goesDown, `${name} ${count} ${i}`).toBe(true);
        }
        if (count > 1) expect(spots[0]?.x).toBeLessThan(spots.at(-1)?.x ?? 0);
      }
    });
  }

  it("sit all round the table for somebody who watches", () => {
    const heights = roundTable(4, { width: 800, height: 1000 }, SEAT, true).map(({ y }) => y);
    expect(heights.filter((y) => y < 500)).toHaveLength(2);
    expect(heights.filter((y) => y > 500)).toHaveLength(2);
  });
});
