// Places for those who come while a game is played.

import type { TableInfo } from "../server/protocol";
import { mostPlayers } from "./editions.svelte";

/** Is there a bot to play for? */
export function hasBot(table: TableInfo | null): boolean {
  return table?.seats.some((seat) => seat.bot !== null) ?? false;
}

/** Will there be a place with the next round, besides those for others who have asked before? */
export function hasPlace(table: TableInfo | null, person: string | null): boolean {
  if (table === null) return false;
  const { seats, settings, people, ready } = table;
  const bots = seats.filter((seat) => seat.bot !== null).length;
  const most = mostPlayers(settings.edition, settings.options);
  const before = people.filter(
    ({ id, seat }) => seat === null && id !== person && ready.includes(id),
  );
  return bots + Math.max(0, most - seats.length) > before.length;
}
