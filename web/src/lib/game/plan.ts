// What the start page wants a new table to do at once: sit down, fill up with bots, begin.

import { go } from "../router.svelte";
import { createTable } from "../server/api";
import { tablePath } from "../server/links";
import type { NewTable } from "../server/protocol";
import type { Session } from "../server/session.svelte";
import { recall, remember } from "../server/tab";
import { isHost } from "../server/table-state";

export interface Plan {
  name: string;
  bot: string | null; // for the free seats
  start: boolean;
}

export const USUAL_BOT = "casual";
const key = (code: string): string => `plan.${code}`;

/** Open a table and go there. */
export async function openTable(settings: Partial<NewTable>, plan: Plan): Promise<void> {
  const code = await createTable(settings);
  remember(key(code), plan);
  go(tablePath(code));
}

/** The plan that was left for a table; it is there only once. */
export function takePlan(code: string): Plan | null {
  const plan = recall<Plan>(key(code));
  remember(key(code), null);
  return plan;
}

export async function carryOut(plan: Plan, session: Session): Promise<void> {
  await welcomed(session);
  if (!isHost(session.state) || session.state.table?.phase !== "lobby") return;
  if (plan.bot !== null) await fillWithBots(session, plan.bot);
  if (plan.start) await session.send({ type: "start" });
}

/** Put a bot on each seat that is free. */
export async function fillWithBots(session: Session, bot: string): Promise<void> {
  for (const [seat, info] of session.state.table?.seats.entries() ?? [])
    if (info.person === null && info.bot === null)
      await session.send({ type: "seat_bot", seat, bot });
}

async function welcomed(session: Session): Promise<void> {
  while (session.status !== "open" && session.status !== "closed" && !session.unknown)
    await new Promise((resolve) => setTimeout(resolve, 30));
}
