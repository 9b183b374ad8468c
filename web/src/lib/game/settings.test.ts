import { describe, expect, it } from "vitest";
import type { Catalogue } from "../server/api";
import { optionsFor, optionsOf, valueOf, withOption } from "./settings";

const catalogue = {
  editions: [
    { name: "classic", refuses: [] },
    { name: "color-powers", refuses: ["seven_zero"] },
  ],
  options: { target: { min: 1, max: 10_000 }, seven_zero: { switch: true } },
  defaults: {
    classic: { target: 500, seven_zero: false },
    "color-powers": { target: 500, seven_zero: false },
  },
  bots: [],
} as unknown as Catalogue;

describe("a table's options", () => {
  it("are those that its edition does not refuse", () => {
    expect(optionsOf(catalogue, "color-powers")).toEqual(["target"]);
  });

  it("stand at what is printed until they are changed", () => {
    expect(valueOf(catalogue, "classic", {}, "target")).toBe(500);
    expect(valueOf(catalogue, "classic", { target: 200 }, "target")).toBe(200);
  });

  it("are sent only where they differ from what is printed", () => {
    const changed = withOption(catalogue, "classic", {}, "target", 200);
    expect(changed).toEqual({ target: 200 });
    expect(withOption(catalogue, "classic", changed, "target", 500)).toEqual({});
  });

  it("are dropped when another edition refuses them", () => {
    const options = { seven_zero: true, target: 200 };
    expect(optionsFor(catalogue, "color-powers", options)).toEqual({ target: 200 });
  });
});
