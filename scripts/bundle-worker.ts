/** Bundles a worker other than the site (the stand-ins) into one module for workerd. */

import { build } from "vite";

/** @param paths modules that stay outside, by specifier, and where the bundle imports them from */
export async function bundleWorker(
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
