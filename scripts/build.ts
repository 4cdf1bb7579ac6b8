/** `npm run build`: the site by React Router, then the stand-ins. Apart from `stack.ts`: a build needs no Miniflare, and a server no Vite. */

import { build } from "vite";
import { OPERATOR_BUNDLE_DIR, OPERATOR_DIR, WORKERS_CACHE_DIR } from "./build-age.ts";
import { commandFile, runCommand, runWithParent } from "./child-processes.ts";

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

/**
 * Bundles a worker other than the site into one module for workerd.
 *
 * @param paths modules that stay outside, by specifier, and where the bundle imports them from
 */
async function bundleWorker(
  entry: string,
  outDir: string,
  paths: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["workerd", "worker", "browser", "production"] },
    },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rollupOptions: {
        external: Object.keys(paths),
        output: { entryFileNames: "index.js", format: "es", paths: { ...paths } },
      },
    },
  });
  // Vite's build sets it to "production", which would leak into a development server started next.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** The stand-ins for the operator and for Workers Cache. */
export async function buildStandIns(): Promise<void> {
  await bundleWorker("scripts/workers-cache/entry.ts", WORKERS_CACHE_DIR, { "#worker/index.ts": "./index.js" });
  await bundleWorker(`${OPERATOR_DIR}/index.ts`, OPERATOR_BUNDLE_DIR);
}

if (import.meta.main) {
  await runWithParent(async () => {
    await buildSite();
    await buildStandIns();
  });
}
