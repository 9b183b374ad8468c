// A table on the server: the connection and the state that follows from what it says.

import { tick } from "svelte";
import { Connection, type Outcome, type Refusal, type Socket, type Status } from "./connection";
import { learnOwn } from "../game/editions.svelte";
import { at } from "./links";
import type { ClientMessage, ServerMessage } from "./protocol";
import { Shares } from "./shares";
import type { Listener, TableSource } from "./source";
import { emptyState, leavesGap, reduce, type TableState } from "./table-state";
import { kept, tokenInLink } from "./tokens";

export class Session implements TableSource {
  #state = $state.raw<TableState>(emptyState());
  #status = $state<Status>("connecting");
  problem = $state.raw<Refusal | null>(null); // why the last message was refused
  misnamed = $state.raw<Refusal | null>(null); // why the name will not do, until there is another
  unknown = $state(false); // there is no such table
  forgotten = $state(false); // the table does not know our token any more
  shut = $state(false); // nobody may watch here: one has to join to see anything
  #name: string | null = null;
  #token: string | null;
  #connection: Connection;
  #listeners = new Set<Listener>();
  #shares = new Shares();

  constructor(
    readonly code: string,
    name: string | null,
  ) {
    this.#token = tokenInLink(location.hash) ?? kept.token(code);
    this.#name = this.#token ? null : name;
    this.#connection = new Connection({
      open: () => openSocket(code),
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      status: (status) => (this.#status = status),
      unwelcome: (refusal) => this.#unwelcome(refusal),
    });
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get state(): TableState {
    return this.#state;
  }

  get status(): Status {
    return this.#status;
  }

  get token(): string | null {
    return this.#token;
  }

  async send(message: ClientMessage): Promise<Outcome> {
    const outcome = await this.#connection.send(message);
    this.problem = outcome.type === "refused" ? outcome : null;
    return outcome;
  }

  /** Somebody who watches joins under a name. */
  join(name: string): void {
    this.problem = this.misnamed = null;
    this.shut = false;
    this.#name = name;
    this.#connection.renew();
  }

  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#connection.close();
  }

  #wake = (): void => {
    if (!document.hidden) this.#connection.wake();
  };

  #hello(): ClientMessage {
    // Whoever comes back with an empty page is told what has happened, as far as it is kept.
    const seen = this.#state.version || (this.#token ? 1 : 0);
    if (this.#token) return { type: "hello", token: this.#token, seen };
    return this.#name ? { type: "hello", name: this.#name, seen } : { type: "hello", seen };
  }

  #heard(message: ServerMessage): void {
    if (leavesGap(this.#state, message)) return this.#connection.again();
    if (message.type === "welcome") this.#keepToken(message.token);
    if (message.type === "welcome" && message.edition) learnOwn(message.edition);
    if (message.type === "gone") this.#forget();
    const listeners = message.type === "update" ? [...this.#listeners] : [];
    if (message.type === "update") listeners.forEach((listen) => listen(message, "before"));
    this.#state = reduce(this.#state, message, Date.now());
    if (message.type === "welcome") this.#shares.connected();
    if (message.type === "welcome" || message.type === "update") this.#takePart();
    if (message.type === "update")
      void tick().then(() => listeners.forEach((listen) => listen(message, "after")));
  }

  /** Add randomness of one's own to the shuffles, and see what became of it. */
  #takePart(): void {
    const { table, view, person } = this.#state;
    if (table === null) return;
    this.#shares.judge(table, view, person);
    this.#state = { ...this.#state, standing: this.#shares.standing };
    const share = this.#shares.reply(table, person);
    if (share !== null) void this.#connection.send(share);
  }

  #keepToken(fresh: string | null): void {
    this.#token = fresh ?? this.#token;
    this.#name = null;
    kept.keepToken(this.code, this.#token);
    if (location.hash) history.replaceState(history.state, "", location.pathname);
  }

  #forget(): void {
    this.#token = null;
    kept.keepToken(this.code, null);
  }

  /** A place is given up only where the table knows no such person: anything else passes. */
  #unwelcome(refusal: Refusal): void {
    if (NAMING.has(refusal.reason)) this.misnamed = refusal;
    else if (this.misnamed === null) this.problem = refusal;
    this.unknown = refusal.reason === "no_table";
    if (this.unknown) return this.#connection.close();
    if (refusal.reason === "table_full") this.#name = null; // to watch may still be possible
    if (PASSING.has(refusal.reason)) return this.#connection.again();
    if (refusal.reason === "no_credentials" && this.#token !== null) this.#dropToken();
    else if (refusal.reason === "no_credentials") this.shut = true;
    this.#name = null;
    if (!this.shut) this.#connection.again();
  }

  /** What came with a link may be no token at all: the one that was kept is tried next. */
  #dropToken(): void {
    const own = kept.token(this.code);
    if (own === this.#token) kept.keepToken(this.code, null);
    this.forgotten = own === this.#token;
    this.#token = this.forgotten ? null : own;
  }
}

// Reasons for which somebody may come under another name.
const NAMING = new Set<Refusal["reason"]>(["name_taken", "bad_name", "banned"]);

// Reasons that have nothing to do with who somebody is.
const PASSING = new Set<Refusal["reason"]>([
  "too_fast",
  "too_many",
  "table_full",
  "server_full",
  "table_damaged",
  "bad_message",
]);

function openSocket(code: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${at(`/ws/${code}`)}`) as unknown as Socket;
}
