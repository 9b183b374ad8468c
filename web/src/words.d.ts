// What words-plugin.ts makes of the catalogues.
declare module "words:*" {
  const source: string;
  export default source;
}
