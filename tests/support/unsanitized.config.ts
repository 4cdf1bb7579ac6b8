/** Builds the site without its sanitizer, for one test, into a folder that is never served otherwise. */

import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import site from "../../vite.config.ts";

const REPLACED = /app\/(?:operator\/rich-text|domain\/safe-url)\.ts$/;

function withoutSanitizer(): Plugin {
  return {
    name: "without-sanitizer",
    enforce: "pre",
    load: (id) =>
      REPLACED.test(id)
        ? `export * from ${JSON.stringify(fileURLToPath(new URL("./raw-html.ts", import.meta.url)))};`
        : undefined,
  };
}

export default defineConfig(async (env) => {
  const base = await site(env);
  return { ...base, plugins: [withoutSanitizer(), ...(base.plugins ?? [])] };
});
