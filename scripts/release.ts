/** Part of `npm version minor`: "Unreleased" in CHANGELOG.md becomes the new version, which npm then commits and tags. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const UNRELEASED = "## Unreleased\n";

/**
 * The changes with a heading for a version.
 *
 * @param changes text of CHANGELOG.md
 * @throws Error when nothing is unreleased
 */
export function released(changes: string, version: string): string {
  const [before = "", after = ""] = changes.split(UNRELEASED, 2);
  if (!/^\s*\S/.test(after.split("\n## ", 1)[0] ?? "")) throw new Error("CHANGELOG.md has nothing under Unreleased");
  return `${before}${UNRELEASED}\n## ${version}\n${after}`;
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  writeFileSync("CHANGELOG.md", released(readFileSync("CHANGELOG.md", "utf8"), version));
  execFileSync("git", ["add", "CHANGELOG.md"]);
}
