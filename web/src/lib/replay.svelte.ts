// A finished game as a table: what lies on it after each move, seen by somebody who watches.

import type { ReplayInfo, ReplayStep } from "./api";
import type { Outcome } from "./connection";
import type { GameView } from "./protocol";
import { tellEvent, tellingFor } from "./sentences";
import type { TableSource } from "./source";
import { emptyState, nameInRecord, type TableState } from "./table-state";
import type { Texts } from "./text/en";
import { PLAIN_VIEW, tableOf } from "./without-server";

export class ReplayTable implements TableSource {
  readonly steps: readonly ReplayStep[];
  readonly status = "open";
  at = $state(0);
  #start: TableState;
  #edition: string;

  constructor(game: ReplayInfo) {
    this.steps = game.steps;
    this.#edition = game.edition;
    const names = game.names.map((_, seat) => nameInRecord(game, seat));
    this.#start = { ...emptyState(), table: tableOf(names, game.edition) };
  }

  readonly state = $derived.by<TableState>(() => ({ ...this.#start, view: this.#view() }));

  get step(): ReplayStep {
    return this.steps[this.at] as ReplayStep;
  }

  /** The card under the top of the discard pile, as far as this round has shown. */
  get below(): string | null {
    const { top, round_number } = this.step;
    const round = this.steps.slice(0, this.at).filter((one) => one.round_number === round_number);
    return round.findLast((one) => one.top !== top)?.top ?? null;
  }

  /** What the move brought about, in sentences. */
  tell(texts: Texts): string[] {
    const telling = tellingFor(texts, this.state);
    return this.step.events.map((event) => tellEvent(telling, event)).filter((told) => told !== "");
  }

  #view(): GameView {
    const { move: _, events: __, hands, ...shown } = this.step;
    return {
      ...PLAIN_VIEW,
      ...shown,
      version: this.at,
      edition: this.#edition,
      players: hands.length,
      hand_sizes: hands.map((hand) => hand.length),
    };
  }

  /** Nothing can be done in a game that is over. */
  send(): Promise<Outcome> {
    return Promise.resolve({ type: "refused", id: 0, reason: "game_over", detail: "" });
  }

  watch(): () => void {
    return () => undefined;
  }
}
