// The tutorial as a table without a server: it plays its script and waits for the right moves.

import { tick } from "svelte";
import type { Outcome } from "./connection";
import { FIRST_VIEW, type Step, STEPS, type Turn } from "./lesson-script";
import type { ClientMessage, Update } from "./protocol";
import type { Listener, TableSource } from "./source";
import { emptyState, reduce, type TableState } from "./table-state";
import { PLAIN_VIEW, tableOf } from "./without-server";

const MILO_THINKS = 1100; // milliseconds

export class Lesson implements TableSource {
  #state = $state.raw<TableState>(emptyState());
  #at = $state(0);
  strayed = $state(false); // the last move was allowed, but not the one that is asked for
  readonly status = "open";
  #listeners = new Set<Listener>();
  #thinks: number;

  constructor(name: string, thinks = MILO_THINKS) {
    this.#thinks = thinks;
    const table = tableOf([name, "Milo"], "classic");
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
    const { wants, mine, milos } = this.step;
    if (message.type !== "play") return refused();
    this.strayed = message.move !== wants;
    if (this.strayed || mine === null) return refused();
    this.#show(mine, []);
    if (milos !== null) {
      await new Promise((resolve) => setTimeout(resolve, this.#thinks));
      this.#show(milos, []);
    }
    this.#goOn();
    return { type: "accepted", id: 0, version: this.#state.version };
  }

  #goOn(): void {
    this.#at += 1;
    this.#show({ events: [], view: {} }, this.step.legal);
  }

  #show(turn: Turn, legal: string[]): void {
    const version = this.#state.version + 1;
    const before = this.#state.view ?? PLAIN_VIEW;
    const counts = {
      draw_count: before.draw_count - countCards(turn, "drew"),
      discard_count: before.discard_count + countCards(turn, "played"),
    };
    const view = { ...before, ...turn.view, ...counts, version, legal };
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

/** How many cards move by the events of one name. */
function countCards(turn: Turn, name: string): number {
  const cards = turn.events.filter((event) => event.name === name);
  return cards.reduce((sum, event) => sum + (event.count ?? 0), 0);
}

function refused(): Outcome {
  return { type: "refused", id: 0, reason: "illegal", detail: "" };
}
