import { expect, it } from "vitest";
import { readCode, shorten, spellCode } from "./codes";

it.each([
  "badok-kirul-melas",
  " Badok Kirul Melas ",
  "b\u00e1dok kir\u00fbl melas",
  "http://192.168.0.7:8665/t/badok-kirul-melas#secret-token",
  "https://example.org/uno/t/BADOKKIRULMELAS/",
])("forgives how a code is typed: %s", (text) => {
  expect(readCode(text)).toBe("BADOKKIRULMELAS");
});

it("spells the words of a code, and leaves codes of old as they are", () => {
  expect(spellCode("BADOKKIRULMELAS")).toBe("badok-kirul-melas");
  expect(spellCode("ABCD2345")).toBe("ABCD2345");
});

it("notes a commitment down in groups of four digits", () => {
  expect(shorten("1f3a9c0d77b2e4a1" + "0".repeat(48))).toBe("1f3a-9c0d-77b2-e4a1");
});
