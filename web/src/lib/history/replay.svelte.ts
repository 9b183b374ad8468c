// A finished game as a table: what lies on it after each move, seen by somebody who watches.

import type { ReplayInfo, ReplayStep } from "../server/api";
import { type Outcome, refusal } from "../server/connection";
import { EMPTY_VIEW, type GameView } from "../server/protocol";
import { tellEvent } from "../words/sentences";
import type { TableSource } from "../server/source";
import { emptyState, nameInRecord, type TableState } from "../server/table-state";
import { tableOf } from "../server/without-server";

export class ReplayTable implements TableSource {
  readonly steps: readonly ReplayStep[];
  readonly status = "open";
  at = $state(0);
  #start: TableState;

  constructor(game: ReplayInfo) {
    this.steps = game.steps;
    const names = game.names.map((_, seat) => nameInRecord(game, seat));
    this.#start = { ...emptyState(), table: tableOf(names, game.edition) };
  }

  readonly state = $derived.by<TableState>(() => ({ ...this.#start, view: this.#view() }));

  get step(): ReplayStep {
    return this.steps[this.at] as ReplayStep;
  }

  /** The card under the top of the discard pile. */
  get below(): string | null {
    return this.step.discards.at(-2) ?? null;
  }

  /** What the move brought about, in sentences. */
  tell(): string[] {
    return this.step.events.map((event) => tellEvent(this.state, event)).filter(Boolean);
  }

  #view(): GameView {
    return { ...EMPTY_VIEW, ...this.step, version: this.at, hands: null };
  }

  /** Nothing can be done in a game that is over. */
  send(): Promise<Outcome> {
    return Promise.resolve(refusal(0, "game_over"));
  }

  watch(): () => void {
    return () => undefined;
  }
}
