// What this client adds to the shuffles of a table, and whether the table keeps to it:
// docs/shuffles.md says how, and src/lastcard/client/shares.py does the same for the terminal.

import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own is there over HTTPS alone
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameView, PartInfo, Share, ShuffleInfo, TableInfo } from "./protocol";

/** Is the own share in the round's shuffles, was it left out, or was a promise broken? */
export type Standing = "in" | "left_out" | "broken";

export function promiseOf(share: string): string {
  return hash("share", share);
}

export function commitmentOf(secret: string, promises: string[]): string {
  return hash("commitment", secret, ...promises);
}

function hash(...texts: string[]): string {
  return bytesToHex(sha256(utf8ToBytes(["lastcard", ...texts].join(" "))));
}

export class Shares {
  standing: Standing | null = null; // null where the own share was not asked for
  #shares = new Map<string, string>(); // by their promises: the one asked for, and the next
  #next = this.#make();
  #said = new Set<string>(); // the promises that were made or kept over this connection
  #sealed: string | null = null; // the commitment by which the share was asked for
  #round: string | null = null; // the commitment of the round that is played

  #make(): string {
    const share = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    this.#shares.set(promiseOf(share), share);
    return promiseOf(share);
  }

  /** What was sent before may have been lost. */
  connected(): void {
    this.#said.clear();
  }

  /** What to say now, if anything: a promise, and the share that is asked for. */
  reply(table: TableInfo, person: string | null): Share | null {
    if (!table.people.some(({ id, seat }) => id === person && seat !== null)) return null;
    const asked = this.#askedFor(table.shuffle, person);
    const share = asked === null ? null : (this.#shares.get(asked) ?? null);
    if (asked !== null && share !== null && asked === this.#next) {
      this.#shares = new Map([[asked, share]]);
      this.#next = this.#make();
    }
    const fresh = [asked ?? this.#next, this.#next].filter((one) => !this.#said.has(one));
    fresh.forEach((one) => this.#said.add(one));
    return fresh.length === 0 ? null : { type: "share", promise: this.#next, share };
  }

  /** The own promise whose share is waited for, if it is the own promise indeed. */
  #askedFor(shuffle: ShuffleInfo | null, person: string | null): string | null {
    const part = partOf(shuffle, person);
    if (!shuffle?.open || !part || !this.#shares.has(part.promise)) return null;
    this.#sealed = shuffle.commitment;
    return part.promise;
  }

  /** Hold what the table shows now against what it showed before the deal. */
  judge({ shuffle }: TableInfo, view: GameView | null, person: string | null): void {
    if (shuffle?.open) return;
    if (view === null || view.commitment !== this.#round) {
      this.standing = view && this.#compare(shuffle, view, person);
      this.#round = view?.commitment ?? null;
      this.#sealed = null;
    }
    if (!shuffle || !view?.secret) return;
    const promises = shuffle.parts.map(({ promise }) => promise);
    if (commitmentOf(view.secret, promises) !== view.commitment) this.standing = "broken";
  }

  #compare(shuffle: ShuffleInfo | null, view: GameView, person: string | null): Standing | null {
    if (this.#sealed === null) return null;
    if (view.commitment !== this.#sealed) return "broken";
    const share = partOf(shuffle, person)?.share ?? "";
    return [...this.#shares.values()].includes(share) ? "in" : "left_out";
  }
}

function partOf(shuffle: ShuffleInfo | null, person: string | null): PartInfo | undefined {
  return shuffle?.parts.find((part) => part.person === person);
}
