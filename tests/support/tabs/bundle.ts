import { build, type Rollup } from "vite";
import type * as TabModules from "./modules.ts";

export type Modules = typeof TabModules;

/** What the modules find as globals, in the order of the bundle's parameters. */
const GLOBALS = [
  ...["window", "document", "navigator", "location", "localStorage", "sessionStorage", "fetch", "Request"],
  ...["AbortSignal", "Date", "setTimeout", "clearTimeout", "BroadcastChannel", "console"],
  ...["HTMLInputElement", "HTMLTextAreaElement"],
] as const;
export type Globals = Record<(typeof GLOBALS)[number], unknown>;

/** Gives a tab modules of its own. */
export type LoadModules = (globals: Globals) => Modules;

async function bundle(): Promise<LoadModules> {
  const { NODE_ENV } = process.env;
  const [built] = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DEV": "false" },
    build: {
      write: false,
      minify: false,
      lib: { entry: "tests/support/tabs/modules.ts", formats: ["cjs"], fileName: "tab" },
    },
  })) as Rollup.RollupOutput[];
  // Vite's build sets it to "production".
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
  const [chunk] = built?.output ?? [];
  if (chunk === undefined) throw new Error("Vite made no bundle");
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- each tab has modules and globals of its own
  const load = new Function("exports", ...GLOBALS, chunk.code) as (...values: unknown[]) => void;
  return (globals) => {
    const exports = {};
    load(exports, ...GLOBALS.map((name) => globals[name]));
    return exports as Modules;
  };
}

let bundled: Promise<LoadModules> | undefined;

/** Bundles the modules, once for all tabs of a test run. */
export function tabModules(): Promise<LoadModules> {
  bundled ??= bundle();
  return bundled;
}
