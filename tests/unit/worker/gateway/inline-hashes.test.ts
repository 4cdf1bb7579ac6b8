import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { START_SCRIPT } from "#app/domain/start-script.ts";
import { START_SCRIPT_HASH, TOAST_STYLE_HASH } from "#worker/gateway/security-headers.ts";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}

it("the allowed style hash matches the style sheet that the installed sonner inserts", () => {
  const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
  const inserted = [...source.matchAll(/^__insertCSS\(("(?:[^"\\]|\\.)*")\)/gm)].map(([, literal]) => literal ?? "");
  expect(inserted).toHaveLength(1);
  const css = JSON.parse(inserted[0] ?? "") as string;
  expect(TOAST_STYLE_HASH).toBe(hashOf(css));
});

it("the allowed script hash matches the script that every page starts with", () => {
  expect(START_SCRIPT_HASH).toBe(hashOf(START_SCRIPT));
});
