import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { devVars } from "./scripts/local-vars.ts";
import { buildIdentity } from "./scripts/vite/build-identity.ts";
import { iconShapes } from "./scripts/vite/icon-shapes.ts";
import { shareCards } from "./scripts/vite/share-cards.ts";

export default defineConfig(async ({ command }) => ({
  define: { BUILD_IDENTITY: JSON.stringify(buildIdentity(command)), ICON_SHAPES: JSON.stringify(await iconShapes()) },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Values of an installation are never part of a build; only the development server gets the local ones.
      config: (config) => (command === "serve" ? { vars: { ...config.vars, ...devVars() } } : {}),
      inspectorPort: false,
      persistState: { path: ".tmp/dev" },
    }),
    reactRouter(),
    shareCards(),
  ],
  // No client source maps: they would be served with the assets.
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without this, a page loads some thirty small files. Routes and features keep chunks of their own.
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
