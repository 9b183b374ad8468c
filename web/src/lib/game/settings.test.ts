import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EditionInfo } from "../server/protocol";
import { learnEditions, learnOwn, optionOf } from "./editions.svelte";
import { optionsFor, optionsOf, withOption } from "./settings";

const OPTIONS = { target: { min: 1, max: 10_000 }, seven_zero: { switch: true } };

beforeEach(async () => {
  const answer = Response.json({ editions: [], options: OPTIONS, defaults: {}, bots: [] });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  await learnEditions();
  for (const [name, refuses] of [
    ["plain", []],
    ["strict", ["seven_zero"]],
  ])
    learnOwn({
      about: { name, refuses } as unknown as EditionInfo,
      defaults: { target: 500, seven_zero: false },
    });
});

describe("a table's options", () => {
  it("are those that its edition does not refuse", () => {
    expect(optionsOf("strict")).toEqual(["target"]);
  });

  it("stand at what is printed until they are changed", () => {
    expect(optionOf("plain", {}, "target")).toBe(500);
    expect(optionOf("plain", { target: 200 }, "target")).toBe(200);
  });

  it("are sent only where they differ from what is printed", () => {
    const changed = withOption("plain", {}, "target", 200);
    expect(changed).toEqual({ target: 200 });
    expect(withOption("plain", changed, "target", 500)).toEqual({});
  });

  it("are dropped when another edition refuses them", () => {
    const options = { seven_zero: true, target: 200 };
    expect(optionsFor("strict", options)).toEqual({ target: 200 });
  });
});
