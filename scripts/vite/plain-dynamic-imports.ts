import type { Plugin } from "vite";

/**
 * `import()` as the browser has it. Vite wraps each in a helper that fetches the style sheets of what is imported first;
 * here every style sheet comes with its document (app/blocks/part-styles.ts), and every page would carry the helper.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: "plain-dynamic-imports",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const output of Object.values(bundle)) {
        const styles = output.type === "chunk" && output.isDynamicEntry ? output.viteMetadata?.importedCss : undefined;
        if (styles !== undefined && styles.size > 0) {
          this.error(
            `${output.fileName} is imported on demand and has style sheets of its own: ${[...styles].join(" ")}`,
          );
        }
      }
    },
  };
}
