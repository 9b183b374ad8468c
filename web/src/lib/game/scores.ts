// Who stands where when a round or a game is over.

import type { GameView } from "../server/protocol";
import { scoringOf } from "./editions.svelte";

/** What the sheet says of a seat. */
export interface Line {
  seat: number;
  place: number; // from 1; those with the same points share one
  total: number;
  latest: number | null; // in the last round, if one is over
  rounds: number[];
  start: number; // what it had before all of these: whoever comes late may begin with points
  part: number; // of the way to the target, from 0 to 1
}

/** The seats from first to last: where everybody scores their own hand, few points are good. Of those
 *  who have the same points, whoever is left with fewer in the hand comes first. */
export function standings(view: GameView, points: number[][], target: number): Line[] {
  const few = scoringOf(view) === "tally";
  const better = (a: number, b: number) => (few ? a - b : b - a);
  const totals = view.scores;
  const left = (seat: number) => view.counts?.[seat] ?? 0;
  return totals
    .map((total, seat) => {
      const rounds = points.map((round) => round[seat] ?? 0);
      const place = 1 + totals.filter((other) => better(other, total) < 0).length;
      const start = total - rounds.reduce((sum, gained) => sum + gained, 0);
      const part = Math.max(0, Math.min(1, total / target));
      return { seat, place, total, latest: rounds.at(-1) ?? null, rounds, start, part };
    })
    .sort((a, b) => a.place - b.place || left(a.seat) - left(b.seat) || a.seat - b.seat);
}

/** The winner of a round alone; at the end of a game the three best, winners first. */
export function podium(view: GameView, over: boolean): Pick<Line, "seat" | "place">[] {
  if (!over) return view.round_winner === null ? [] : [{ seat: view.round_winner, place: 1 }];
  const lost = (seat: number) => Number(!view.winners.includes(seat));
  const seats = standings(view, [], 1).map(({ seat }) => seat);
  const best = seats.sort((a, b) => lost(a) - lost(b)).slice(0, 3);
  return best.map((seat, i) => ({ seat, place: i + 1 }));
}
