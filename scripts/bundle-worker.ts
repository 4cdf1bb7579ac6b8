/** Bundles a worker that is not the site (stand-in, yardsticks) into one module for workerd. */

import { build } from "vite";

export async function bundleWorker(entry: string, outDir: string): Promise<void> {
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
      rollupOptions: { output: { entryFileNames: "index.js", format: "es" } },
    },
  });
  // A Vite build leaves "production" behind, which a development server started next would obey.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
