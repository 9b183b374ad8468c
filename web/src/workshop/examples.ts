// The project's examples of editions, to begin with in the reader's language.

import { sayIf } from "../lib/words/words.svelte";
import { writeValue } from "./draft";

const FILES = import.meta.glob<string>("../../../examples/editions/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Their files, by name. */
export const EXAMPLES = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path.replace(/.*\/|\.toml$/g, ""), text]),
);

/** The file of an example, with its title, its summary and its cards' names in that language. */
export function exampleText(name: string): string {
  const said = (part: string) => writeValue(sayIf(`example-${name}${part}`));
  return (EXAMPLES[name] ?? "")
    .replace(/^title = .*$/m, () => `title = ${said("")}`)
    .replace(/^summary = .*$/m, () => `summary = ${said(".summary")}`)
    .replace(/^(.+) = \{ name = "[^"]*"/gm, (_, code: string) => {
      return `${code} = { name = ${said(`.card-${code}`)}`;
    });
}
