import { describe, expect, it } from "vitest";
import { shareOf } from "./statistics";

describe("a share", () => {
  it("is a whole number of per cent", () => {
    expect(shareOf(1, 3)).toBe(33);
    expect(shareOf(3, 3)).toBe(100);
  });

  it("is nothing where nothing was played", () => expect(shareOf(0, 0)).toBeNull());
});
