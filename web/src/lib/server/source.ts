// Where a table's state comes from: the server, the script of the tutorial, or a finished game.

import { createContext } from "svelte";
import type { Outcome, Status } from "./connection";
import type { ClientMessage, Update } from "./protocol";
import type { TableState } from "./table-state";

export interface TableSource {
  readonly state: TableState;
  readonly status: Status;
  send(message: ClientMessage): Promise<Outcome>;
  /** Hear of every update before (`"before"`) and after the state has changed. */
  watch(listener: Listener): () => void;
}

export type Listener = (update: Update, when: "before" | "after") => void;

export const [useTable, provideTable] = createContext<TableSource>();
