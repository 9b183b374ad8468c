// The tutorial as a table without a server: it plays its script and waits for the right moves.

import { tick } from "svelte";
import { type Outcome, refusal } from "../server/connection";
import { FIRST_VIEW, type Step, STEPS, type Turn } from "./lesson-script";
import type { ClientMessage, GameView, Update } from "../server/protocol";
import type { Listener, TableSource } from "../server/source";
import { emptyState, reduce, type TableState } from "../server/table-state";
import { PLAIN_VIEW, tableOf } from "../server/without-server";

const THEY_THINK = 1100; // milliseconds

export class Lesson implements TableSource {
  #state = $state.raw<TableState>(emptyState());
  #at = $state(0);
  strayed = $state(false); // the last move was allowed, but not the one that is asked for
  resting = $state(true); // nobody plays but the learner
  readonly status = "open";
  #listeners = new Set<Listener>();
  #thinks: number;

  constructor(name: string, thinks = THEY_THINK) {
    this.#thinks = thinks;
    const table = tableOf([name, "Milo", "Zoe"], "classic");
    const view = { ...PLAIN_VIEW, ...FIRST_VIEW };
    this.#state = { ...emptyState(), person: table.seats[0]?.person ?? null, table, view };
  }

  get state(): TableState {
    return this.#state;
  }

  get step(): Step {
    return STEPS[this.#at] as Step;
  }

  get progress(): number {
    return (this.#at + 1) / STEPS.length;
  }

  /** Go on from a step that is only to be read. */
  next(): void {
    if (this.step.wants === null && this.#at + 1 < STEPS.length) this.#goOn();
  }

  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(message: ClientMessage): Promise<Outcome> {
    const { wants, turns } = this.step;
    if (message.type !== "play") return refusal(0, "illegal");
    this.strayed = message.move !== wants;
    if (this.strayed) return refusal(0, "illegal");
    this.resting = false;
    for (const [i, turn] of turns.entries()) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, this.#thinks));
      this.#show(turn, []);
    }
    this.#goOn();
    this.resting = true;
    return { type: "accepted", id: 0, version: this.#state.version };
  }

  #goOn(): void {
    this.#at += 1;
    this.#show({ events: [], view: {} }, this.step.legal);
  }

  #show(turn: Turn, legal: string[]): void {
    const version = this.#state.version + 1;
    const view = { ...afterTurn(this.#state.view ?? PLAIN_VIEW, turn), version, legal };
    this.#hear({
      type: "update",
      version,
      note: { what: "moved" },
      events: turn.events,
      table: null,
      view,
    });
  }

  #hear(update: Update): void {
    for (const listen of this.#listeners) listen(update, "before");
    this.#state = reduce(this.#state, update, Date.now());
    void tick().then(() => this.#listeners.forEach((listen) => listen(update, "after")));
  }
}

/** The view after a turn: cards go where the events say, all else is as the script has it. */
export function afterTurn(before: GameView, turn: Turn): GameView {
  const view = { ...before, ...turn.view, hand_sizes: [...before.hand_sizes] };
  for (const { name, seat, count = 0, cards = [] } of turn.events) {
    if (seat == null || (name !== "played" && name !== "drew")) continue;
    const drew = name === "drew";
    view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + (drew ? count : -count);
    if (drew) view.draw_count -= count;
    else view.discard_count += count;
    if (seat === view.seat)
      view.hand = drew ? [...view.hand, ...cards] : view.hand.filter((card) => card !== cards[0]);
  }
  return view;
}
