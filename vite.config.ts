import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { devVars } from "./scripts/local-vars.ts";
import { buildIdentity } from "./scripts/vite/build-identity.ts";
import { iconShapes } from "./scripts/vite/icon-shapes.ts";
import { plainDynamicImports } from "./scripts/vite/plain-dynamic-imports.ts";
import { sentinelsWithoutStack } from "./scripts/vite/sentinels-without-stack.ts";
import { shareCards } from "./scripts/vite/share-cards.ts";
import { uncountedMarkup } from "./scripts/vite/uncounted-markup.ts";

export default defineConfig(async ({ command }) => ({
  define: { BUILD_IDENTITY: JSON.stringify(buildIdentity(command)), ICON_SHAPES: JSON.stringify(await iconShapes()) },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Installation values are never part of a build; only the development server gets the local ones.
      config: (config) => (command === "serve" ? { vars: { ...config.vars, ...devVars() } } : {}),
      inspectorPort: false,
      persistState: { path: ".tmp/dev" },
    }),
    reactRouter(),
    shareCards(),
    plainDynamicImports(),
    uncountedMarkup(),
    sentinelsWithoutStack(),
  ],
  // React's build for workerd encodes every string by itself; the one for Bun hands strings over (app/server-html/document-stream.server.ts). It runs on
  // workerd's own node: modules (wrangler.toml).
  resolve: { alias: [{ find: /^react-dom\/server$/, replacement: "react-dom/server.bun" }] },
  // No client source maps: they would be served beside the assets.
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: "framework",
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie)/,
                },
                {
                  name: "site",
                  // The style sheets of what pages are made of in one file; those of single features stay with them.
                  test: /app\/(styles|components|blocks|layout|routes|features\/(calendar|contact|film|lightbox|newsletter|toasts|tour|tour-list))\/[^?]*\.css|app\/(root|layout\/(blog|common|companions|crash|error|header|late|links|page|site|skip|still|visitor)|features\/(build-update|error-reports|scroll|session|link-navigation)\/|features\/mega-menu\/(main-menu|drawer\.|disclosure|arrow)|features\/newsletter\/late|components\/(app-link|draft\.|icon|kept|picture|rich-text|toast)|routes\/(content-page-data|page-meta)|blocks\/(parts|late|section|part-styles))/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
