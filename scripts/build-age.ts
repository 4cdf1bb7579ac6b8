/** Builds and their sources: which are older. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const SITE_BUILD = "build";
export const OPERATOR_DIR = "tests/stand-in";
export const OPERATOR_BUNDLE_DIR = "build/operator";
export const WORKERS_CACHE_DIR = "build/workers-cache";

interface Build {
  /** Written last, so a build that broke off counts as outdated. */
  output: string;
  /** Files and folders it is made of. */
  sources: readonly string[];
}

const SITE: Build = {
  output: `${SITE_BUILD}/server/index.js`,
  sources: [
    "app",
    "worker",
    "public",
    "redirects",
    "scripts/vite",
    "package-lock.json",
    "react-router.config.ts",
    "vite.config.ts",
    "wrangler.toml",
  ],
};
const STAND_INS: Build = {
  output: `${OPERATOR_BUNDLE_DIR}/index.js`,
  sources: [OPERATOR_DIR, "scripts/workers-cache", "scripts/build.ts", "package-lock.json"],
};

/** Newest modification time at or below a path, in ms. A folder's own time tells of deleted files. */
function newestMs(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

function isOutdated(root: string, { output, sources }: Build): boolean {
  const builtMs = statSync(join(root, output), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((path) => newestMs(join(root, path)) > builtMs);
}

/** Environment of wrangler.toml that the build was made for; an empty text for the top level. */
function builtEnvironment(root: string): string {
  const config = readFileSync(join(root, SITE_BUILD, "server/wrangler.json"), "utf8");
  return (JSON.parse(config) as { targetEnvironment?: string }).targetEnvironment ?? "";
}

/**
 * True when there is no build of the site, a source is newer than it, or it was made for another environment.
 *
 * @param root folder of the repository
 * @param environment that of wrangler.toml to serve; an empty text for the top level
 */
export const isSiteOutdated = (root = ".", environment = process.env.CLOUDFLARE_ENV ?? "") =>
  isOutdated(root, SITE) || builtEnvironment(root) !== environment;
/** The same of the stand-ins for the operator and for Workers Cache, which are built alike for all environments. */
export const areStandInsOutdated = () => isOutdated(".", STAND_INS);
