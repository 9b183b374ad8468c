// What one tab remembers through a reload, and nobody after it has been closed.

/** A rule that somebody is writing. */
export interface Draft {
  words: string;
  effects: string;
}

export const draftOf = (code: string, card: string): string => `draft.${code}.${card}`;

const PREFIX = "lastcard.";

export function remember(key: string, value: object | null): void {
  if (value === null) sessionStorage.removeItem(PREFIX + key);
  else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
}

export function recall<T extends object>(key: string): T | null {
  const text = sessionStorage.getItem(PREFIX + key);
  return text === null ? null : (JSON.parse(text) as T);
}
