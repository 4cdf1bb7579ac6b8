import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOAST_STYLE_HASH } from "#worker/gateway/security-headers.ts";

it("the allowed style hash matches the style sheet that the installed sonner inserts", () => {
  const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
  const inserted = [...source.matchAll(/^__insertCSS\(("(?:[^"\\]|\\.)*")\)/gm)].map(([, literal]) => literal ?? "");
  expect(inserted).toHaveLength(1);
  const css = JSON.parse(inserted[0] ?? "") as string;
  const hash = createHash("sha256").update(css, "utf8").digest("base64");
  expect(TOAST_STYLE_HASH).toBe(`sha256-${hash}`);
});
