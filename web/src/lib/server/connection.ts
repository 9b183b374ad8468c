// The WebSocket of a table: says hello, answers by id, and comes back by itself.

import type { Accepted, ClientMessage, Refused, ServerMessage } from "./protocol";

export type Status = "connecting" | "open" | "away" | "closed";
export type Refusal = Omit<Refused, "reason" | "why"> & {
  reason: Refused["reason"] | "away";
  why?: Refused["why"];
};
export type Outcome = Accepted | Refusal;

/** What a connection needs of the browser, so that a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Hooks {
  open: () => Socket;
  hello: () => ClientMessage;
  heard: (message: ServerMessage) => void;
  status: (status: Status) => void;
  unwelcome: (refusal: Refusal) => void; // hello was refused
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const STEADY = 5_000; // after which a connection counts as one that holds

/** Milliseconds until the next try: twice as long each time, with some chance in it. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(longest * (0.5 + chance / 2));
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Connection {
  #hooks: Hooks;
  #socket: Socket | null = null;
  #attempt = 0;
  #nextId = 1;
  #welcome = false;
  #waiting = new Map<number, (outcome: Outcome) => void>();
  #retry: Timer;
  #pinger: Timer;
  #deadline: Timer;
  #steady: Timer;
  #closed = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#connect();
  }

  /** Send a message; the answer says whether it was accepted. */
  send(message: ClientMessage): Promise<Outcome> {
    const id = this.#nextId++;
    if (this.#socket === null || this.#closed) return Promise.resolve(refusal(id, "away"));
    const answered = new Promise<Outcome>((resolve) => this.#waiting.set(id, resolve));
    this.#write({ ...message, id });
    return answered;
  }

  /** Start afresh at once, because somebody wants it: under a name, or with the network back. */
  renew(): void {
    this.#stopRetry();
    if (!this.#closed) this.#lost(0);
  }

  /** Start afresh by itself: at once where it has been steady, and otherwise ever later. */
  again(): void {
    const attempt = this.#attempt++;
    if (!this.#closed) this.#lost(attempt === 0 ? 0 : waitBefore(attempt, Math.random()));
  }

  /** The network or the screen is back: try again at once, or see whether the server is there. */
  wake(): void {
    if (this.#retry !== undefined) this.renew();
    else if (this.#welcome && !this.#closed) this.#ping();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    this.#stopRetry();
    this.#hooks.status("closed");
  }

  #connect(): void {
    this.#retry = undefined;
    this.#hooks.status(this.#attempt === 0 ? "connecting" : "away");
    const socket = this.#hooks.open();
    this.#socket = socket;
    this.#welcome = false;
    socket.onopen = () => this.#sayHello();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lost(waitBefore(this.#attempt++, Math.random()));
  }

  #sayHello(): void {
    this.#write({ ...this.#hooks.hello(), id: this.#nextId++ });
  }

  #write(message: ClientMessage): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // A socket that is closing: its onclose follows and everything waiting is answered there.
    }
  }

  #heard(message: ServerMessage): void {
    if (message.type === "pong") return this.#stopDeadline();
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "refused" && !this.#welcome) return this.#hooks.unwelcome(message);
    if (message.type === "accepted" || message.type === "refused") this.#answer(message);
    this.#hooks.heard(message);
    if (message.type === "gone") this.close();
  }

  #welcomed(): void {
    this.#welcome = true;
    this.#steady = setTimeout(() => (this.#attempt = 0), STEADY);
    this.#hooks.status("open");
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#write({ type: "ping", id: this.#nextId++ });
    this.#deadline ??= setTimeout(() => this.again(), PONG_WITHIN);
  }

  #stopRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #stopDeadline(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #answer(outcome: Outcome): void {
    if (outcome.type === "refused" && outcome.id === 0) return this.#answerAll(outcome.reason);
    this.#waiting.get(outcome.id)?.(outcome);
    this.#waiting.delete(outcome.id);
  }

  /** The server had no time to look which message it refused. */
  #answerAll(reason: Refusal["reason"]): void {
    for (const [id, resolve] of this.#waiting) resolve(refusal(id, reason));
    this.#waiting.clear();
  }

  #lost(wait: number): void {
    this.#drop();
    if (this.#closed || this.#retry !== undefined) return;
    this.#hooks.status("away");
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopDeadline();
    clearInterval(this.#pinger);
    clearTimeout(this.#steady);
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#answerAll("away");
  }
}

/** A refusal that the table has not sent itself. */
export function refusal(id: number, reason: Refusal["reason"]): Refusal {
  return { type: "refused", id, reason, detail: "" };
}
