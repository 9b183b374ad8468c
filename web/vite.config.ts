import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { app } from "./app-plugin.ts";
import { words } from "./words-plugin.ts";

const SERVER = "http://127.0.0.1:8765"; // for `npm run dev`, where the page comes from Vite

export default defineConfig({
  base: "./", // the page may be under a path: its <base> says which
  plugins: [svelte(), words(), app()],
  build: {
    outDir: "../src/lastcard/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // files of their own, as a strict Content-Security-Policy asks
    target: "es2022",
    // Ten requests for a first visit instead of fifty: whatever two pages use is in one file, and so are all styles.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
    },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false, // a process for each file would take three times as long
  },
});
