import { describe, expect, it } from "vitest";
import { feltFor, moodOf, shade } from "./moods";

describe("the look of an edition", () => {
  it("has a felt for every name, always the same one, dark enough for light letters", () => {
    for (const name of ["short", "grandmas-rules", "x", "double-deck"]) {
      const felt = feltFor(name);
      expect(felt).toMatch(/^#[0-9a-f]{6}$/);
      expect(feltFor(name)).toBe(felt);
      const channels = [1, 3, 5].map((at) => Number.parseInt(felt.slice(at, at + 2), 16));
      expect(Math.max(...channels)).toBeLessThan(110);
    }
    expect(feltFor("short")).not.toBe(feltFor("grandmas-rules"));
  });

  it("is the usual one until the server has said more", () => {
    expect(moodOf("anything").felt[1]).toBe("#15694f");
  });

  it("keeps to what can be shown in the brightest light", () => {
    expect(shade("#f0a010", 2)).toBe("#ffff20");
  });
});
