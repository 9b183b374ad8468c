import { expect, it } from "vitest";
import { type Language, LANGUAGES, speak, speakOf } from "../lib/words/words.svelte";
import { EXAMPLES, exampleText } from "./examples";

const names = Object.keys(EXAMPLES);

it("begins with an example as its file has it, or in another language", async () => {
  await speakOf("workshop");
  await speak("en");
  expect(names.map(exampleText)).toEqual(Object.values(EXAMPLES));
  const texts: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    texts.push(...names.map(exampleText));
  }
  expect(texts.filter((text) => text.includes('= ""'))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes('"Wild '))).toHaveLength(names.length);
});
