import { describe, expect, it } from "vitest";
import type { GameView, TableInfo, Update } from "./protocol";
import {
  emptyState,
  hasCalled,
  isHost,
  leavesGap,
  nameInRecord,
  ownSeat,
  reduce,
  seatName,
  unnamedWatchers,
} from "./table-state";

const table: TableInfo = {
  code: "ABCD2345",
  phase: "playing",
  host: "ada",
  settings: {
    edition: "classic",
    options: {},
    seats: 2,
    clock: 0,
    window: 750,
    chat: true,
    watch: true,
    practice: false,
    late: true,
  },
  people: [{ id: "ada", name: "Ada", seat: 0, here: true }],
  seats: [
    { person: "ada", bot: null, covered: false },
    { person: null, bot: "casual", covered: false },
  ],
  rules: [],
  proposals: [],
  points: [],
  game: null,
  ready: [],
  shuffle: null,
  edition_text: "",
};
const view = { version: 3, seat: 0, hand: ["r1"], legal: ["draw"] } as unknown as GameView;
const welcome = {
  type: "welcome" as const,
  id: 0,
  version: 3,
  person: "ada",
  token: null,
  table,
  view,
  missed: [],
  edition: null,
};

function update(version: number, some: Partial<Update> = {}): Update {
  const nothing = { note: { what: "moved" }, events: [], table: null, view: null };
  return { type: "update", version, ...nothing, ...some };
}

const welcomed = reduce(emptyState(), welcome, 0);

describe("a table's state", () => {
  it("is everything that the welcome says", () => {
    expect(welcomed.version).toBe(3);
    expect(welcomed.view).toBe(view);
    expect(isHost(welcomed)).toBe(true);
    expect(ownSeat(welcomed)).toBe(0);
  });

  it("keeps what an update does not change", () => {
    const next = reduce(welcomed, update(4), 0);
    expect(next.version).toBe(4);
    expect(next.table).toBe(table);
    expect(next.view).toBe(view);
  });

  it("says once that the rules have changed, however often in a row", () => {
    const notes = ["changed", "changed", "joined", "changed"];
    const last = notes.reduce(
      (state, what, i) => reduce(state, update(4 + i, { note: { what } }), 0),
      welcomed,
    );
    expect(last.log.map(({ note }) => note.what)).toEqual(["changed", "joined", "changed"]);
  });

  it("ignores an update that it has had already", () => {
    expect(reduce(welcomed, update(3), 0)).toBe(welcomed);
  });

  it("notices a gap in the versions", () => {
    expect(leavesGap(welcomed, update(4))).toBe(false);
    expect(leavesGap(welcomed, update(5))).toBe(true);
  });

  it("has no game in the lobby", () => {
    const lobby: TableInfo = { ...table, phase: "lobby" };
    expect(reduce(welcomed, update(4, { table: lobby }), 0).view).toBe(null);
  });

  it("logs each event of an update, and those that were missed", () => {
    const events = [
      { name: "played", seat: 1, cards: ["r2"] },
      { name: "uno", seat: 1 },
    ];
    const next = reduce(welcomed, update(4, { events }), 0);
    expect(next.log.map((entry) => entry.event?.name)).toEqual(["played", "uno"]);
    const back = reduce(
      welcomed,
      { ...welcome, version: 5, missed: [update(4, { events }), update(5)] },
      0,
    );
    expect(back.log.map((entry) => entry.key)).toEqual(["4.0", "4.1", "5.0"]);
  });

  it("keeps a hand that was shown to us until the next round", () => {
    const events = [{ name: "showed", seat: 1, other: 0, cards: ["g1"] }];
    const shown = reduce(welcomed, update(4, { events }), 0);
    expect(shown.shown).toMatchObject({ hands: [{ seat: 1, cards: ["g1"] }] });
    const chatted = reduce(shown, update(5, { note: { what: "said", text: "ha" } }), 0);
    expect(chatted.shown).not.toBe(null);
    expect(reduce(chatted, update(6, { note: { what: "dealt" } }), 0).shown).toBe(null);
  });

  it("keeps all hands that were shown at once, until hands are moved", () => {
    const shows = [1, 2].map((seat) => ({ name: "showed", seat, other: 0, cards: ["g1"] }));
    const swap = { name: "swapped", seat: 0, other: 1 };
    const shown = reduce(welcomed, update(4, { events: shows }), 0);
    expect(shown.shown?.hands.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(reduce(shown, update(5, { events: [swap] }), 0).shown).toBe(null);
    expect(reduce(welcomed, update(4, { events: [...shows, swap] }), 0).shown).toBe(null);
  });

  it("does not show the own hand to oneself", () => {
    const events = [{ name: "showed", seat: 0, other: 1, cards: ["r1"] }];
    expect(reduce(welcomed, update(4, { events }), 0).shown).toBe(null);
  });

  it("reckons the time left on the browser's own clock", () => {
    const next = reduce(
      welcomed,
      { type: "clock", seat: 0, left: 9000, window: 0, begins: 5000 },
      1000,
    );
    expect(next.clock).toEqual({ seat: 0, until: 10_000, windowUntil: 0, beginsAt: 6000 });
  });

  it("knows who is there", () => {
    const next = reduce(welcomed, { type: "present", here: [], watching: 0 }, 0);
    expect(next.table?.people[0]?.here).toBe(false);
  });

  it("does not count the reader among those who watch", () => {
    const two = { ...welcomed, watching: 2 };
    expect(unnamedWatchers({ ...two, person: "ada" })).toBe(2);
    expect(unnamedWatchers({ ...two, person: null })).toBe(1);
  });

  it("gives people their names and bots one of their own", () => {
    expect(seatName(table, 0)).toBe("Ada");
    expect(seatName(table, 1)).not.toBe("");
  });

  it("calls a bot of a finished game as at the table, and a person of any name by that name", () => {
    const game = { names: ["sharp", "bot-from-elsewhere"], people: [true, false] };
    expect(nameInRecord(game, 0)).toBe("sharp");
    expect(nameInRecord(game, 1)).toBe(seatName(table, 1));
  });
});

describe("the log", () => {
  it("keeps the name of somebody who has gone since", () => {
    const gone = { ...table, people: [] };
    const went = update(4, { note: { what: "went", person: "ada", text: "left" }, table: gone });
    const state = reduce(reduce(emptyState(), welcome, 0), went, 0);
    expect(state.log.at(-1)?.who).toBe("Ada");
    expect(state.table?.people).toEqual([]);
  });

  it("knows who has called UNO with the hand of now", () => {
    const happen = (...names: string[]) =>
      reduce(
        welcomed,
        update(4, { events: names.map((name) => ({ name, seat: name === "drew" ? 1 : 0 })) }),
        0,
      ).log;
    expect(hasCalled(happen("played", "uno"), 0)).toBe(true);
    expect(hasCalled(happen("played", "uno", "drew"), 0)).toBe(true);
    expect(hasCalled(happen("played", "uno"), 1)).toBe(false);
    expect(hasCalled(happen("played", "uno", "hands_left"), 0)).toBe(false);
    expect(hasCalled(happen("played", "uno", "played"), 0)).toBe(false);
    expect(hasCalled(happen("played"), 0)).toBe(false);
  });

  it("calls people what they were called before they changed the name", () => {
    const people = [{ id: "ada", name: "Countess", seat: 0, here: true }];
    const renamed = update(4, {
      note: { what: "renamed", person: "ada", text: "Countess" },
      table: { ...table, people },
    });
    const state = reduce(reduce(emptyState(), welcome, 0), renamed, 0);
    expect(state.log.at(-1)?.who).toBe("Ada");
  });
});
