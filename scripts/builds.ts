/** Builds the site and the stand-ins. Apart from `stack.ts`: a build needs no Miniflare, and a server no Vite. */

import { OPERATOR_BUNDLE_DIR, OPERATOR_DIR, WORKERS_CACHE_DIR } from "./build-age.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { commandFile, runCommand } from "./child-processes.ts";

/** @throws Error with the build's output */
export async function buildSite(): Promise<void> {
  const { status, output } = await runCommand(
    process.execPath,
    [commandFile("@react-router/dev", "react-router"), "build"],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (status !== 0) throw new Error(output);
}

/** The stand-ins for the operator and for Workers Cache. */
export async function buildStandIns(): Promise<void> {
  await bundleWorker("scripts/workers-cache/entry.ts", WORKERS_CACHE_DIR, { "#worker/index.ts": "./index.js" });
  await bundleWorker(`${OPERATOR_DIR}/index.ts`, OPERATOR_BUNDLE_DIR);
}
