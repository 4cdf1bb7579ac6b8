/** Builds the site without its sanitizer, for one test, into a folder that is never served otherwise. */

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import site from "../../vite.config.ts";

const REPLACED = ["app/operator/rich-text.ts", "app/domain/http/safe-url.ts"];

function withoutSanitizer(): Plugin {
  const moved = REPLACED.filter((file) => !existsSync(file));
  if (moved.length > 0) throw new Error(`Not where it was: ${moved.join(", ")}.`);
  return {
    name: "without-sanitizer",
    enforce: "pre",
    load: (id) =>
      REPLACED.some((file) => id.endsWith(`/${file}`))
        ? `export * from ${JSON.stringify(fileURLToPath(new URL("./raw-html.ts", import.meta.url)))};`
        : undefined,
  };
}

export default defineConfig(async (env) => {
  const base = await site(env);
  return { ...base, plugins: [withoutSanitizer(), ...(base.plugins ?? [])] };
});
