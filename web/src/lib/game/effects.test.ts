import { describe, expect, it } from "vitest";
import { canDepend, DEEDS, newClause, readEffects, whom, writeEffects } from "./effects";
import { CONDITIONS } from "../server/protocol";

describe("the effects of a special card", () => {
  it("are written as the engine reads them", () => {
    expect(
      writeEffects([
        { ...newClause("draw", "next"), count: 2 },
        newClause("pass left"),
        { ...newClause("discard all", "others"), condition: "without", of: "red" },
        { ...newClause("draw", "chosen"), condition: "unless show" },
      ]),
    ).toBe(
      "next draw 2; pass left; others without red discard all color; chosen draw 1 unless show color",
    );
  });

  it("come back the same when they are read", () => {
    for (const deed of DEEDS) {
      for (const who of whom(deed).length > 0 ? whom(deed) : [null]) {
        for (const condition of canDepend(deed) ? [null, ...CONDITIONS] : [null]) {
          const clause = { ...newClause(deed), who, condition };
          expect(readEffects(writeEffects([clause]))).toEqual([clause]);
        }
      }
    }
  });

  it("leave out what is not understood", () => {
    const text = "hop on one leg; all swap; next drawer; next draw 2 x; again";
    expect(readEffects(text)).toEqual([newClause("again")]);
  });
});
