import { describe, expect, it } from "vitest";
import type { ReplayInfo, ReplayStep } from "../server/api";
import { ReplayTable } from "./replay.svelte";
import { EMPTY_VIEW } from "../server/protocol";
import { seatName } from "../server/table-state";
import { speak } from "../words/words.svelte";

function step(top: string, more: Partial<ReplayStep> = {}): ReplayStep {
  return {
    ...EMPTY_VIEW,
    move: "",
    events: [],
    hands: [["r1", "W"], ["b2"]],
    hand_sizes: [2, 1],
    top,
    ...more,
  };
}

function replay(...steps: ReplayStep[]): ReplayTable {
  const info: ReplayInfo = {
    edition: "color-powers",
    about: null,
    players: 2,
    names: ["Ann", "Ben"],
    people: [true, true],
    scores: [0, 0],
    winners: [0],
    finished: 0,
    record: "",
    steps,
  };
  return new ReplayTable(info);
}

describe("a finished game", () => {
  it("shows after each move what the table showed then", () => {
    const shown: Partial<ReplayStep> = {
      color: "g",
      direction: "right",
      to_act: 1,
      draw_count: 88,
      powers: { b: 1 },
      shields: [0],
      round_number: 2,
    };
    const table = replay(step("r5"), step("W", shown));
    table.at = 1;
    expect(table.state.view).toMatchObject({
      ...shown,
      seat: null,
      top: "W",
      hand_sizes: [2, 1],
    });
    expect(seatName(table.state.table, 1)).toBe("Ben");
  });

  it("knows the card below, if there is one", () => {
    const table = replay(step("r5", { discards: ["r5"] }), step("r7", { discards: ["r5", "r7"] }));
    expect(table.below).toBe(null);
    table.at = 1;
    expect(table.below).toBe("r5");
  });

  it("tells what happened as to somebody who watches", async () => {
    await speak("en");
    const events = [{ name: "drew", seat: 0, cards: ["r1"], count: 1 }];
    expect(replay(step("r5", { events })).tell()).toEqual(["Ann draws a red 1."]);
  });

  it("can no longer be played", async () => {
    expect(await replay(step("r5")).send()).toMatchObject({ reason: "game_over" });
  });
});
