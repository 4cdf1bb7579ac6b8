import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

interface Build {
  /** Written last, so a build that broke off counts as outdated. */
  output: string;
  /** Files and folders it is made of. */
  sources: readonly string[];
}

const SITE: Build = {
  output: "build/server/index.js",
  sources: [
    "app",
    "worker",
    "public",
    "scripts/vite",
    "package-lock.json",
    "react-router.config.ts",
    "vite.config.ts",
    "wrangler.toml",
  ],
};
const STAND_INS: Build = {
  output: "build/operator/index.js",
  sources: [
    "tests/stand-in",
    "scripts/workers-cache",
    "scripts/bundle-worker.ts",
    "scripts/stack.ts",
    "package-lock.json",
  ],
};

/** Newest modification time at or below a path, in ms. A folder's own time tells of deleted files. */
function newestMs(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

function isOutdated({ output, sources }: Build): boolean {
  const builtMs = statSync(output, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((path) => newestMs(path) > builtMs);
}

/** True when there is no build of the site, or a source is newer than it. */
export const isSiteOutdated = () => isOutdated(SITE);
/** The same of the stand-ins for the operator and for Workers Cache. */
export const areStandInsOutdated = () => isOutdated(STAND_INS);
