import { beforeAll, expect, it } from "vitest";
import type { GameView } from "../server/protocol";
import { tellNeed } from "./turn-words";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const need = (top: string): string =>
  tellNeed({ edition: "classic", top, color: "r", color_only: false } as GameView);

it("says what a card needs as people say it", () => {
  expect(need("r7")).toBe("Needs red or a 7");
  expect(need("r8")).toBe("Needs red or an 8");
  expect(need("rS")).toBe("Needs red or a Skip");
  expect(need("W")).toBe("Needs red");
});
