import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isSiteOutdated } from "#scripts/build-age.ts";

const FILES = ["package-lock.json", "react-router.config.ts", "vite.config.ts", "wrangler.toml"];
const FOLDERS = ["app", "worker", "public", "redirects", "scripts/vite"];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-age-"));
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  for (const file of FILES) cpSync(file, join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

/** As React Router and Wrangler write it, `seconds` from now. */
function build(targetEnvironment?: string, seconds = 10): void {
  mkdirSync(join(root, "build/server"), { recursive: true });
  writeFileSync(join(root, "build/server/wrangler.json"), JSON.stringify({ topLevelName: "site", targetEnvironment }));
  const output = join(root, "build/server/index.js");
  writeFileSync(output, "");
  const at = Date.now() / 1_000 + seconds;
  utimesSync(output, at, at);
}

it("a site that was never built is outdated, and so is one older than a source", () => {
  expect(isSiteOutdated(root, "")).toBe(true);
  build();
  expect(isSiteOutdated(root, "")).toBe(false);
  build(undefined, -10);
  expect(isSiteOutdated(root, "")).toBe(true);
});

it("a build for another environment is outdated: npm start would serve staging after a deploy to it", () => {
  build("staging");
  expect(isSiteOutdated(root, "")).toBe(true);
  expect(isSiteOutdated(root, "staging")).toBe(false);
  build();
  expect(isSiteOutdated(root, "staging")).toBe(true);
});
