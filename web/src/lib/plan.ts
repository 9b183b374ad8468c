// What the start page wants a new table to do at once: sit down, fill up with bots, begin.

import type { Session } from "./session.svelte";
import { isHost } from "./table-state";

export interface Plan {
  name: string;
  bot: string | null; // for the free seats
  start: boolean;
}

const key = (code: string): string => `lastcard.plan.${code}`;

export function leavePlan(code: string, plan: Plan): void {
  sessionStorage.setItem(key(code), JSON.stringify(plan));
}

/** The plan that was left for a table; it is there only once. */
export function takePlan(code: string): Plan | null {
  const text = sessionStorage.getItem(key(code));
  sessionStorage.removeItem(key(code));
  return text === null ? null : (JSON.parse(text) as Plan);
}

export async function carryOut(plan: Plan, session: Session): Promise<void> {
  await welcomed(session);
  if (!isHost(session.state) || session.state.table?.phase !== "lobby") return;
  const seats = session.state.table.seats;
  for (const [seat, info] of seats.entries()) {
    if (plan.bot !== null && info.person === null && info.bot === null)
      await session.send({ type: "seat_bot", seat, bot: plan.bot });
  }
  if (plan.start) await session.send({ type: "start" });
}

async function welcomed(session: Session): Promise<void> {
  while (session.status !== "open" && session.status !== "closed" && !session.unknown)
    await new Promise((resolve) => setTimeout(resolve, 30));
}
