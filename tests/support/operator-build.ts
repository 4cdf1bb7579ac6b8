/** Bundles the stand-in into one module for workerd. */

import { build } from "vite";

export const OPERATOR_DIR = "tests/operator";
export const OPERATOR_BUNDLE_DIR = "build/operator";

export async function buildOperator(): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: `${OPERATOR_DIR}/index.ts`,
      outDir: OPERATOR_BUNDLE_DIR,
      emptyOutDir: true,
      target: "es2022",
      rollupOptions: { output: { entryFileNames: "index.js", format: "es" } },
    },
  });
  // A Vite build leaves "production" behind, which a development server started next would obey.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
