import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything `npm run build` reads. Folders count with all they hold. */
const SOURCES = [
  "app",
  "worker",
  "public",
  "scripts",
  "tests/stand-in",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];
/** Written last (scripts/build.ts), so a build that broke off is outdated, too. */
const LAST_OUTPUT = "build/operator/index.js";

/** Newest modification time at or below a path, in ms. A folder's own time tells of deleted files. */
function newestMs(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

/** True when there is no build, or a source is newer than it. */
export function isBuildOutdated(): boolean {
  const builtMs = statSync(LAST_OUTPUT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((path) => newestMs(path) > builtMs);
}
