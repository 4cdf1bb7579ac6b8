/** Id and time of a build, as `/builds/latest.json` reports them (specification 10.16). */

import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";

export function buildIdentity(command: "build" | "serve"): { id: string; timestamp: string } {
  const timestamp = new Date().toISOString();
  // CI may set BUILD_ID, to the commit for example. A constant in development: a new id would reload open pages.
  const id = command === "serve" ? "development" : (process.env.BUILD_ID ?? randomUUID());
  return { id, timestamp };
}

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });

/** The commit that is built, `1f3c5a79b2d4`, with "-changed" when files differ from it; null outside git. */
export function commitOfBuild(): string | null {
  const { status, stdout } = git("rev-parse", "--short=12", "HEAD");
  if (status !== 0) return null;
  const isChanged = git("status", "--porcelain", "--untracked-files=no").stdout.trim() !== "";
  return `${stdout.trim()}${isChanged ? "-changed" : ""}`;
}
