import { describe, expect, it } from "vitest";
import { DEEDS, newClause, readEffects, whom, writeEffects } from "./effects";

describe("the effects of a written rule", () => {
  it("are written as the engine reads them", () => {
    expect(
      writeEffects([
        { deed: "draw", who: "next", count: 2 },
        { deed: "pass left", who: null, count: 1 },
      ]),
    ).toBe("next draw 2; pass left");
  });

  it("come back the same when they are read", () => {
    for (const deed of DEEDS) {
      for (const who of whom(deed).length > 0 ? whom(deed) : [null]) {
        const clause = { ...newClause(deed), who };
        expect(readEffects(writeEffects([clause]))).toEqual([clause]);
      }
    }
  });

  it("leave out what is not understood", () => {
    const text = "hop on one leg; all swap; next drawer; next draw 2 x; again";
    expect(readEffects(text)).toEqual([{ deed: "again", who: null, count: 1 }]);
  });
});
