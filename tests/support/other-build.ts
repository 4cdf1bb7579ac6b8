/**
 * A second build of the site, without its sanitizer (unsanitized.config.ts) and with an id of its own. Made by the first test
 * file that needs it, for all of them and for later runs with the same build of the site.
 */

import { execFile } from "node:child_process";
import { globSync, rmSync, statSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { fillFolder } from "#scripts/browser.ts";

const FOLDER = ".tmp/other-build";

export const OTHER_BUILD_ID = "other";

/** @returns its folder, as `startSite` takes it */
export async function otherBuild(): Promise<string> {
  const folder = `${FOLDER}-${Math.trunc(statSync("build/server/index.js").mtimeMs)}`;
  for (const older of globSync(`${FOLDER}-*`)) if (!older.startsWith(folder)) rmSync(older, { recursive: true });
  await fillFolder(folder, async (partial) => {
    const env = { ...process.env, NODE_ENV: "production", BUILD_ID: OTHER_BUILD_ID, BUILD_DIRECTORY: partial };
    const args = ["build", ".", "-c", "tests/support/unsanitized.config.ts"];
    await promisify(execFile)("react-router", args, { env });
    // Wrangler's commands take the build that is named here: never this one.
    const deployed = { configPath: "../../build/server/wrangler.json", auxiliaryWorkers: [] };
    writeFileSync(".wrangler/deploy/config.json", JSON.stringify(deployed));
  });
  return folder;
}
