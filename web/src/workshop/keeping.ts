// What somebody is making stays in the browser, and what they had before they opened another one.

import { kept } from "../lib/server/tokens";
import type { Draft } from "./draft";

const NOW = "draft";
const BEFORE = "draft.earlier";

function read(key: string): Draft | null {
  try {
    const found: unknown = JSON.parse(kept.preference(key) ?? "null");
    return typeof found === "object" && found !== null && "title" in found
      ? (found as Draft)
      : null;
  } catch {
    return null;
  }
}

export function keptDraft(): Draft | null {
  return read(NOW);
}

export function keepDraft(draft: Draft): void {
  kept.keepPreference(NOW, JSON.stringify(draft));
}

/** The one before; or, if there is anything in it, this one from now on. */
export function earlierDraft(draft?: Draft): Draft | null {
  if (draft && Object.keys(draft).length > 1) kept.keepPreference(BEFORE, JSON.stringify(draft));
  return read(BEFORE);
}
