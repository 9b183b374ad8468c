// What words-plugin.ts makes of the catalogues.
declare module "words:all" {
  type Part = "first" | "rules" | "review" | "lesson" | "workshop";
  type Language = import("./lib/words/words.svelte").Language;
  const texts: Record<Language, Record<Part, () => Promise<{ default: string }>>>;
  export default texts;
}
