// A table and a view for games that no server plays: the tutorial, and games that are over.

import { EMPTY_VIEW, type GameView, type TableInfo } from "./protocol";

/** A table at which these people sit, in this order. */
export function tableOf(names: readonly string[], edition: string): TableInfo {
  const ids = names.map((_, seat) => `seat${seat}`);
  return {
    code: "",
    phase: "playing",
    host: null,
    settings: {
      edition,
      options: {},
      seats: names.length,
      clock: 0,
      window: 0,
      chat: false,
      watch: false,
      practice: false,
      late: true,
    },
    people: names.map((name, seat) => ({ id: ids[seat] as string, name, seat, here: true })),
    seats: ids.map((person) => ({ person, bot: null, covered: false })),
    rules: [],
    proposals: [],
    points: [],
    game: null,
    ready: [],
    shuffle: null,
    edition_text: "",
  };
}

/** What a view says until somebody knows better. */
export const PLAIN_VIEW: GameView = {
  ...EMPTY_VIEW,
  edition: "classic",
  players: 2,
  hand_sizes: [0, 0],
  discard_count: 1,
  dealer: 1,
  round_number: 1,
  scores: [0, 0],
};
