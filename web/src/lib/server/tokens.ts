// What the browser keeps: the own name, the tokens of tables, what was read there, and small
// preferences.

const PREFIX = "lastcard.";

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that keeps nothing: the page works, but forgets.
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const kept = {
  name: () => read("name") ?? "",
  keepName: (name: string) => write("name", name),
  token: (code: string) => read(`token.${code}`),
  keepToken: (code: string, token: string | null) => {
    write(`token.${code}`, token);
    write(`seen.${code}`, token === null ? null : String(Date.now()));
    if (token === null) write(`read.${code}`, null);
  },
  /** The table's version up to which its talk has been read. Who has no place there leaves no trace. */
  readTo: (code: string) => Number(read(`read.${code}`) ?? 0),
  keepReadTo: (code: string, version: number) => {
    if (read(`token.${code}`) !== null) write(`read.${code}`, String(version));
  },
  /** The tables at which this browser has a place, the one that was last gone to first. */
  codes: () => {
    const found = keys().flatMap((key) => /^lastcard\.token\.(\w+)$/.exec(key)?.[1] ?? []);
    const seen = (code: string) => Number(read(`seen.${code}`) ?? 0);
    return found.sort((a, b) => seen(b) - seen(a));
  },
  preference: (key: string) => read(key),
  keepPreference: (key: string, value: string | null) => write(key, value),
};

/** The token in a personal link, `/t/CODE#token`. */
export function tokenInLink(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return /^[\w-]{8,}$/.test(token) ? token : null;
}
