// The service worker as the last file of a build: it has to know the names of all the others.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "service-worker.js");
const WITH_IT = ["./", "icon.svg", "manifest.webmanifest"];

export function app(): Plugin {
  return {
    name: "app",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...WITH_IT, ...names.sort()];
      const text = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(text).update(files.join()).digest("hex");
      const source = text
        .replace('"VERSION"', JSON.stringify(version.slice(0, 12)))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
