// A table as it is shown: what happens is played out, card by card, and then the state follows.
// Moves are always accepted for the present; whoever was away sees the present at once.

import { createContext, tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import {
  type Beat,
  endsRound,
  type Flight,
  lengthOf,
  planBeats,
  type Shout,
  type Step,
  timeOf,
} from "./beats";
import type { Outcome, Status } from "../server/connection";
import type { ClientMessage, EventInfo, GameView, Update } from "../server/protocol";
import type { Listener, TableSource } from "../server/source";
import type { TableState } from "../server/table-state";

/** Where cards are seen to fly; it says when they have arrived. */
export type Fly = (flight: Flight, time: number) => Promise<void>;

const HURRY = 1500; // milliseconds behind, from which on everything goes faster
const TOO_FAR = 9000; // behind: there is no catching up
const FASTEST = 5;
const LOOK_AT_LAST = 1200; // for those who wish no motion

export class Stage implements TableSource {
  #source: TableSource;
  #held = $state.raw<GameView | null | undefined>(undefined); // undefined: the present
  #shown: TableState["shown"] = null; // with what is held
  #planned: GameView | null = null; // the end of all that is still to be shown
  #queue: Beat[] = [];
  #run = 0; // the number of the run that may go on
  #running = false;
  fly: Fly | null = null;
  heard: (event: EventInfo) => void = () => {};
  shouts = $state.raw<(Shout & { key: number })[]>([]);
  #keys = 0;

  constructor(source: TableSource) {
    this.#source = source;
    source.watch((update, when) => (when === "before" ? this.#hold(update) : this.#plan(update)));
    document.addEventListener("visibilitychange", this.#wake);
  }

  readonly state = $derived.by((): TableState => {
    const state = this.#source.state;
    return this.#held === undefined ? state : { ...state, view: this.#held, shown: this.#shown };
  });

  get status(): Status {
    return this.#source.status;
  }

  /** Is the present shown? */
  get calm(): boolean {
    return this.#held === undefined;
  }

  send(message: ClientMessage): Promise<Outcome> {
    return this.#source.send(message);
  }

  watch(listener: Listener): () => void {
    return this.#source.watch(listener);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#wake);
    this.comeToPresent();
  }

  comeToPresent(): void {
    this.#run += 1;
    this.#running = false;
    this.#queue = [];
    this.#held = undefined;
    this.shouts = [];
  }

  #wake = (): void => this.comeToPresent();

  /** Keep what is shown while the game behind it changes; what people say changes nothing. */
  #hold(update: Update): void {
    if (update.view === null || this.#held !== undefined) return;
    this.#shown = this.#source.state.shown;
    this.#held = this.#planned = this.#source.state.view;
  }

  #plan(update: Update): void {
    if (update.view === null) return this.#settle();
    const beats = planBeats(this.#planned, update);
    this.#planned = update.view;
    if (document.hidden) return this.comeToPresent();
    if (prefersReducedMotion.current) return void this.#showStill(update, beats);
    this.#queue.push(...beats);
    if (this.#behind() > TOO_FAR) return this.comeToPresent();
    if (!this.#running) void this.#perform();
  }

  #settle(): void {
    if (!this.#running) this.#held = undefined;
  }

  #behind(): number {
    return this.#queue.reduce((sum, beat) => sum + lengthOf(beat), 0);
  }

  /** Without motion only the last card of a round is waited for. */
  async #showStill(update: Update, beats: readonly Beat[]): Promise<void> {
    for (const { event, shout } of beats) {
      if (event) this.heard(event);
      if (shout) this.#shout(shout);
    }
    if (!endsRound(update) || update.view === null) return this.#settle();
    const run = ++this.#run;
    this.#held = { ...update.view, to_act: update.view.round_winner };
    await sleep(LOOK_AT_LAST);
    if (run === this.#run) this.comeToPresent();
  }

  async #perform(): Promise<void> {
    const run = ++this.#run;
    this.#running = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      const speed = Math.min(FASTEST, Math.max(1, (this.#behind() + lengthOf(beat)) / HURRY));
      await this.#show(beat, speed, run);
      if (run !== this.#run) return;
    }
    this.#running = false;
    this.#held = undefined;
  }

  async #show(beat: Beat, speed: number, run: number): Promise<void> {
    if (beat.event) this.heard(beat.event);
    const moves = beat.steps.map((step) => this.#move(step, speed, run));
    for (const [at, step] of beat.steps.entries()) {
      await moves[at]; // in their order and each by itself, however busy the browser is
      if (run !== this.#run) return;
      this.#held = step.landed;
      await tick();
    }
    if (run !== this.#run) return;
    if (beat.shout) this.#shout(beat.shout);
    await sleep(beat.pause / speed);
  }

  async #move(step: Step, speed: number, run: number): Promise<void> {
    await sleep(step.delay / speed);
    if (run !== this.#run) return;
    if (step.flight) {
      const there = this.fly?.(step.flight, timeOf(step.flight) / speed);
      if (step.delay === 0) this.#held = step.leaving; // later ones would show others before they land
      await (there ?? tick());
    }
  }

  #shout(shout: Shout): void {
    const key = this.#keys++;
    this.shouts = [...this.shouts.filter((one) => one.seat !== shout.seat), { ...shout, key }];
    setTimeout(() => (this.shouts = this.shouts.filter((one) => one.key !== key)), SHOWN);
  }
}

const SHOWN = 1300; // milliseconds that a shout is seen

function sleep(time: number): Promise<void> {
  return time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : Promise.resolve();
}

export const [useStage, provideStage] = createContext<Stage>();
