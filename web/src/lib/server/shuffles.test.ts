import { expect, it } from "vitest";
import { shorten } from "./shuffles";

it("a commitment is noted down in groups of four digits", () => {
  expect(shorten("1f3a9c0d77b2e4a1" + "0".repeat(48))).toBe("1f3a-9c0d-77b2-e4a1");
});
