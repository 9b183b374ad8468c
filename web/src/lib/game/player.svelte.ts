// What the reader is about to do: the card that was tapped and what is still to be chosen for it.

import { createContext } from "svelte";
import type { ColorLetter } from "./cards";
import {
  answers,
  bareChoices,
  canCallWithPlay,
  hasWord,
  type Move,
  movesOfCard,
  movesOfWord,
  narrow,
  nextQuestion,
  parseMoves,
  type Picks,
  playableCards,
  type Question,
} from "./moves";
import type { GameView } from "../server/protocol";
import type { TableSource } from "../server/source";
import { say } from "../words/words.svelte";

const TOLD = 2600; // milliseconds that a reason is to be read

interface Asking {
  moves: Move[];
  picks: Picks;
}

export class Player {
  #source: TableSource;
  #asked = $state.raw<Asking | null>(null);
  #sent = $state<number | null>(null); // the version of the view that a move was sent for
  armed = $state(false); // UNO is to be called with the next card
  told = $state(""); // why something cannot be done, for a moment
  #forget: ReturnType<typeof setTimeout> | undefined;
  explained = $state<string | null>(null); // the card that the reader wants to know about

  constructor(source: TableSource) {
    this.#source = source;
  }

  readonly moves = $derived.by(() => {
    const view = this.#source.state.view;
    const waiting = view === null || view.version === this.#sent;
    return waiting || this.away ? [] : parseMoves(view.legal);
  });
  readonly playable = $derived(playableCards(this.moves));
  readonly canArm = $derived(canCallWithPlay(this.moves));
  readonly asking = $derived.by((): Asking | null => {
    const legal = new Set(this.moves.map((move) => move.code));
    const still = this.#asked?.moves.filter((move) => legal.has(move.code)) ?? [];
    if (this.#asked && still.length > 0) return { moves: still, picks: this.#asked.picks };
    const open = bareChoices(this.moves);
    return open.length > 0 ? { moves: open, picks: {} } : null;
  });
  readonly question = $derived(this.asking && nextQuestion(this.asking.moves, this.asking.picks));

  can(word: string): boolean {
    return hasWord(this.moves, word);
  }

  /** Has the reader done something that this does not show yet? */
  hasActed(view: GameView | null): boolean {
    const now = this.#source.state.view;
    return view?.version !== now?.version || now?.version === this.#sent;
  }

  /** Is it somebody else's turn by now, though this still shows the reader's? */
  isThrough(view: GameView | null): boolean {
    const now = this.#source.state.view;
    return view?.to_act === view?.seat && now?.to_act !== now?.seat;
  }

  /** Is there nobody to tell of a move? */
  get away(): boolean {
    return this.#source.status !== "open";
  }

  /** Say why something cannot be done. */
  explain(why: string): void {
    this.told = why;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.told = ""), TOLD);
  }

  /** May a card be played although it is somebody else's turn? */
  get canJumpIn(): boolean {
    const view = this.#source.state.view;
    return view?.to_act !== view?.seat && this.playable.size > 0;
  }

  /** May the choice be taken back? Not where a wild lies open already. */
  get canCancel(): boolean {
    return this.#asked !== null;
  }

  answers<Q extends Question>(question: Q): NonNullable<Move[Q]>[] {
    return this.asking ? answers(this.asking.moves, this.asking.picks, question) : [];
  }

  playCard(card: string): void {
    if (this.away) return this.#explainAway();
    this.#ask(movesOfCard(this.moves, card, this.armed));
  }

  /** A move without a card; a gift first asks to whom. */
  do(word: string): void {
    if (this.away) return this.#explainAway();
    this.#ask(movesOfWord(this.moves, word));
  }

  pick(question: Question, answer: ColorLetter | number): void {
    if (!this.asking) return;
    const picks = { ...this.asking.picks, [question]: answer } as Picks;
    this.#settle({ moves: this.asking.moves, picks });
  }

  cancel(): void {
    this.#asked = null;
    this.explained = null;
  }

  /** Call UNO now if it is owed, or get ready to call it with the next card. */
  uno(): void {
    if (this.can("uno")) this.do("uno");
    else this.armed = !this.armed;
  }

  #explainAway(): void {
    this.explain(say("refusal-away"));
  }

  #ask(moves: Move[]): void {
    this.told = "";
    this.explained = null;
    if (moves.length > 0) this.#settle({ moves, picks: {} });
  }

  #settle(asking: Asking): void {
    if (nextQuestion(asking.moves, asking.picks) !== null) {
      this.#asked = asking;
      return;
    }
    const move = narrow(asking.moves, asking.picks)[0];
    this.#asked = null;
    if (move) void this.#play(move.code);
  }

  async #play(move: string): Promise<void> {
    const version = this.#source.state.view?.version ?? 0;
    const outOfTurn = move === "uno" || move === "catch";
    if (!outOfTurn) this.#sent = version;
    this.armed = false;
    const outcome = await this.#source.send({ type: "play", move, version });
    if (outcome.type === "refused" && this.#sent === version) this.#sent = null;
    if (outcome.type === "refused" && outcome.reason === "away") this.#explainAway();
  }
}

export const [usePlayer, providePlayer] = createContext<Player>();
