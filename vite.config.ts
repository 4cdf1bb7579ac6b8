import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildIdentity } from "./tests/support/build-identity.ts";
import { localVars } from "./tests/support/local-vars.ts";

export default defineConfig(({ command }) => ({
  define: { BUILD_IDENTITY: JSON.stringify(buildIdentity(command)) },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Installation values are never part of a build; only the development server gets the local ones.
      config: (config) => (command === "serve" ? { vars: { ...config.vars, ...localVars() } } : {}),
      inspectorPort: false,
      persistState: { path: ".tmp/dev" },
    }),
    reactRouter(),
  ],
  // No client source maps: they would be served beside the assets.
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)/ },
                {
                  name: "site",
                  // The style sheets of what pages are made of in one file; those of single features stay with them.
                  test: /app\/(styles|components|blocks|layout|routes|features\/(calendar|film|lightbox|newsletter|tour|tour-list))\/[^?]*\.css|app\/(root|layout\/|features\/(session|mega-menu|link-navigation)\/|components\/(app-link|icon|picture|toast))/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
