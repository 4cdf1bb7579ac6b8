import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import packageFile from "./package.json" with { type: "json" };
import { developerVars } from "./scripts/local-vars.ts";
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts";
import { buildIdentity, commitOfBuild } from "./scripts/vite/build-identity.ts";
import { shareCards } from "./scripts/vite/share-cards.ts";

export default defineConfig(({ command }) => ({
  define: {
    SITE_VERSION: JSON.stringify({ version: packageFile.version, commit: commitOfBuild() }),
    BUILD_IDENTITY: JSON.stringify(buildIdentity(command)),
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Only for the development server: a build must not contain an installation's values.
      config: (config) => (command === "serve" ? { vars: { ...config.vars, ...developerVars() } } : {}),
      inspectorPort: false,
      persistState: { path: ".tmp/dev" },
    }),
    reactRouter(),
    shareCards(),
  ],
  // No source maps: they would be public, like all assets.
  build: { target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version), assetsInlineLimit: 0 },
  environments: {
    // White space and comments only: a stack in the log keeps its names, and the worker stays below its limit (tests/site/commands.test.ts).
    ssr: {
      build: {
        minify: false,
        rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without groups, a page loads about thirty small files. Routes and features have their own chunks.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "site", test: /\/app\/(components|layout|server-html)\// },
              ],
            },
          },
        },
      },
    },
  },
}));
