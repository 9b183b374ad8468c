import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, GameView, Update } from "../server/protocol";
import type { Listener, TableSource } from "../server/source";
import { Stage } from "./stage.svelte";
import { emptyState, reduce } from "../server/table-state";
import { PLAIN_VIEW } from "../server/without-server";

const FIRST: GameView = {
  ...PLAIN_VIEW,
  ...{ seat: 0, players: 3, hand: ["r1", "b2"], hand_sizes: [2, 3, 4], scores: [0, 0, 0] },
  ...{ top: "r7", color: "r", draw_count: 50, discard_count: 9, to_act: 0 },
};
const page = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} };

/** A table at which things happen when a test says so. */
class Happenings implements TableSource {
  state = { ...emptyState(), view: FIRST };
  readonly status = "open";
  #listeners: Listener[] = [];

  watch(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => {};
  }

  send(): never {
    throw new Error("nobody moves here");
  }

  happen(events: EventInfo[], view: Partial<GameView> | null = {}): void {
    const version = this.state.version + 1;
    const after = view && { ...this.state.view, ...view, version };
    const base = { type: "update", version, note: { what: "moved" }, table: null } as const;
    const update: Update = { ...base, events, view: after };
    for (const listen of this.#listeners) listen(update, "before");
    this.state = reduce(this.state, update, 0) as typeof this.state;
    for (const listen of this.#listeners) listen(update, "after");
  }
}

/** What is seen and heard, in its order. */
function watched(table: Happenings): { stage: Stage; seen: string[] } {
  const stage = new Stage(table);
  const seen: string[] = [];
  stage.heard = (event) => seen.push(event.name);
  stage.fly = (flight, time) => {
    seen.push(`${flight.from}→${flight.to}${flight.count ? ` ×${flight.count}` : ""}`);
    return new Promise((arrived) => setTimeout(arrived, time));
  };
  return { stage, seen };
}

const played = (seat: number, card: string): EventInfo => ({
  name: "played",
  seat,
  cards: [card],
  count: 1,
});

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what happened in the order in which it happened", async () => {
    const table = new Happenings();
    const { stage, seen } = watched(table);
    table.happen([played(0, "W4"), { name: "chose_color", seat: 0, color: "g" }], { to_act: 1 });
    table.happen([
      { name: "challenged", seat: 1, other: 0 },
      { name: "innocent", seat: 0 },
      { name: "drew", seat: 1, count: 2 },
    ]);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([
      ...["played", "0→discard", "challenged", "innocent"],
      ...["drew", "draw→1", "draw→1"],
    ]);
    expect(stage.calm).toBe(true);
  });

  it("leaves a question alone while people only talk", () => {
    const table = new Happenings();
    const { stage } = watched(table);
    const calm: boolean[] = [];
    table.watch(() => calm.push(stage.calm));
    table.happen([], null);
    expect(calm).toEqual([true, true]);
  });

  it("fills hands card by card, one seat after the other", async () => {
    const table = new Happenings();
    const { stage, seen } = watched(table);
    const sizes: number[][] = [];
    table.happen(
      [
        { name: "drew", seat: 0, count: 2, cards: ["g1", "g2"] },
        { name: "drew", seat: 1, count: 1 },
      ],
      { hand_sizes: [4, 4, 4], hand: ["r1", "b2", "g1", "g2"] },
    );
    while (!stage.calm) {
      const now = stage.state.view?.hand_sizes ?? [];
      if (sizes.at(-1)?.join() !== now.join()) sizes.push(now);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(seen.filter((one) => one.includes("→"))).toEqual(["draw→0", "draw→0", "draw→1"]);
    expect(sizes).toEqual([
      [2, 3, 4],
      [3, 3, 4],
      [4, 3, 4],
      [4, 4, 4],
    ]);
  });

  it("moves whole hands round, and lets a swap cross", async () => {
    const table = new Happenings();
    const { seen } = watched(table);
    table.happen([{ name: "hands_left" }], { hand_sizes: [4, 2, 3] });
    await vi.runAllTimersAsync();
    table.happen([{ name: "swapped", seat: 0, other: 2 }], { hand_sizes: [3, 2, 4] });
    await vi.runAllTimersAsync();
    const moves = seen.filter((one) => one.includes("→"));
    expect(moves).toEqual(["0→1 ×2", "1→2 ×3", "2→0 ×4", "0→2 ×4", "2→0 ×3"]);
  });

  it("opens a hand that is shown when the card lies that shows it", async () => {
    const table = new Happenings();
    const { stage } = watched(table);
    table.happen([played(0, "WB"), { name: "showed", seat: 1, cards: ["g1"] }]);
    expect(stage.state.shown).toBe(null);
    await vi.runAllTimersAsync();
    expect(stage.state.shown?.hands).toEqual([{ seat: 1, cards: ["g1"] }]);
  });

  it("lays a shield down in front of whom it protects", async () => {
    const table = new Happenings();
    const { stage, seen } = watched(table);
    table.happen([played(1, "WS"), { name: "shielded", seat: 2, other: 1 }], { shields: [2] });
    expect(stage.state.view?.shields).toEqual([]);
    await vi.runAllTimersAsync();
    expect(seen).toEqual(["played", "1→2", "shielded"]);
    expect(stage.state.view?.shields).toEqual([2]);
  });

  it("lets a power wander from seat to seat", async () => {
    const table = new Happenings();
    const { stage, seen } = watched(table);
    table.happen([{ name: "took_power", seat: 1, color: "g" }], { powers: { g: 1 } });
    await vi.runAllTimersAsync();
    table.happen([{ name: "took_power", seat: 0, color: "g" }], { powers: { g: 0 } });
    expect(stage.state.view?.powers).toEqual({ g: 1 });
    await vi.runAllTimersAsync();
    expect(seen.filter((one) => one.includes("→"))).toEqual(["discard→1", "1→0"]);
    expect(stage.state.view?.powers).toEqual({ g: 0 });
  });

  it("goes faster when much has happened, and gives up when it is too much", async () => {
    const time = async (times: number): Promise<number> => {
      const table = new Happenings();
      const { stage } = watched(table);
      const start = Date.now();
      for (let i = 0; i < times; i++) table.happen([played(1, "r3")]);
      if (!stage.calm) await vi.runAllTimersAsync();
      return Date.now() - start;
    };
    const one = await time(1);
    expect(await time(8)).toBeLessThan(8 * one);
    expect(await time(60)).toBeLessThan(15 * one);
  });

  it("shows the present at once to whoever comes back", () => {
    const table = new Happenings();
    const { stage, seen } = watched(table);
    vi.stubGlobal("document", { ...page, hidden: true });
    table.happen([played(1, "r3")], { top: "r3" });
    expect(stage.calm).toBe(true);
    expect(stage.state.view?.top).toBe("r3");
    expect(seen).toEqual([]);
  });
});
