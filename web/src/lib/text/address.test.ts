import { expect, it } from "vitest";
import { CATALOGUES } from "./catalogues";

/** All texts of a language under their names, with something in every blank. */
function texts(value: unknown, name = ""): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value === "function") return [[name, String(value("X", 2))]];
  const inside = Object.entries(value as object);
  return inside.flatMap(([key, one]) => texts(one, name ? `${name}.${key}` : key));
}

const WRITTEN_TOGETHER = ["custom.title", "wilds.WA.words", "wilds.WB.words"];

it.each([
  ["de", /(?<!\p{L})(ihr|euch|euer|eure[rnms]?|habt|seid|könnt)(?!\p{L})/iu],
  ["es", /(?<!\p{L})(vosotr|vuestr|\p{L}+(áis|éis|adlo|edlo|idlo)(?!\p{L}))/iu],
  ["fr", /(?<!\p{L})(vous|votre|vos|(?!chez|assez)\p{L}{2,}ez)(?!\p{L})/iu],
] as const)(
  "the reader is one person in %s; several are meant only by what a table has written together",
  (language, several) => {
    const found = texts(CATALOGUES[language]).filter(([, text]) => several.test(text));
    expect(found.map(([name]) => name).sort()).toEqual(WRITTEN_TOGETHER);
  },
);
