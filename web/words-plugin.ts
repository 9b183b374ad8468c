// The catalogues of src/lastcard/words as modules: "words:de" is what the page says in German, as
// one text in the format of Project Fluent, "words:de/rules" the words of the rules, and so for the coach, the lesson and the
// workshop. Each is a file of its own in the build, so that nobody loads more than one language, nor what is not read.
// "words:all" has for each language and part how it is loaded.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/lastcard/words");
const PREFIX = "\0words:";
const ALL = "all";
const LATER = ["rules", "review", "lesson", "workshop"];
const NEVER = ["terminal", "plain", "cli"];

function filesOf(language: string, part: string | undefined): string[] {
  const all = readdirSync(join(FOLDER, language)).filter((name) => name.endsWith(".ftl"));
  const kept = [...LATER, ...NEVER].map((name) => `${name}.ftl`);
  const names = part ? [`${part}.ftl`] : all.filter((name) => !kept.includes(name));
  return names.map((name) => join(FOLDER, language, name));
}

function writeTable(): string {
  const languages = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));
  const later = (language: string) =>
    LATER.map((part) => `${part}: () => import("words:${language}/${part}")`).join(", ");
  const lines = languages.map(
    (language) => `${language}: { first: () => import("words:${language}"), ${later(language)} }`,
  );
  return `export default { ${lines.join(", ")} };`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [language = "", part] = id.slice(PREFIX.length).split("/");
      if (language === ALL) return writeTable();
      const files = filesOf(language, part);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))};`;
    },
  };
}
