// Who stands where when a round or a game is over.

import type { GameView } from "./protocol";

export interface Placed {
  seat: number;
  place: number; // from 1
}

/** The winner of a round alone; at the end of a game the three best, winners first. */
export function podium(view: GameView, over: boolean): Placed[] {
  if (!over) return view.round_winner === null ? [] : [{ seat: view.round_winner, place: 1 }];
  const rank = (seat: number) => (view.winners.includes(seat) ? 1e6 : 0) + (view.scores[seat] ?? 0);
  const seats = view.scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  return seats.slice(0, 3).map((seat, i) => ({ seat, place: i + 1 }));
}
