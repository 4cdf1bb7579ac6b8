/** Starts built workers in workerd: the site and the operator stand-in, for `npm start` and for tests. */

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { OPERATOR_BUNDLE_DIR, OPERATOR_DIR, SITE_BUILD, WORKERS_CACHE_DIR } from "./build-age.ts";
import { DEMO_API_KEY, type LocalVars, localVars } from "./local-vars.ts";
import { type Between, startRelay } from "./relay.ts";

/** Adds workers, and changes bindings to reach them (tests/support/faulty-kv.ts). */
export type Arrange = (worker: V4WorkerOptions) => V4WorkerOptions[];

interface WorkerServerOptions {
  /** wrangler.toml or the wrangler.json a build wrote. */
  configPath: string;
  /** Built entry module; other modules in its folder are its chunks. */
  main: string;
  /** Module that imports `./index.js` and is the main module instead. */
  around?: string;
  port: number;
  vars: Record<string, string>;
  /** Folder for KV, D1 and cache; undefined: a temporary one. */
  persistTo?: string;
  arrange?: Arrange;
  /** Called with each line the worker logs. */
  onLog: (line: string) => void;
}

export interface WorkerServer {
  url: URL;
  /** Tests look into KV and the cache by it. */
  miniflare: Miniflare;
  stop(): Promise<void>;
}

/** Runs one built worker on its own port. */
async function startWorker({
  configPath,
  main,
  around,
  port,
  vars,
  persistTo,
  arrange = (worker) => [worker],
  onLog,
}: WorkerServerOptions): Promise<WorkerServer> {
  const { workerOptions } = workerOptionsOf(configPath);
  const { modulesRules: _rules, ...options } = workerOptions;
  const root = path.resolve(path.dirname(main));
  const entry = path.basename(main);
  const chunks = globSync("**/*.js", { cwd: root }).filter((file) => file !== entry);
  const worker: V4WorkerOptions = {
    ...options,
    bindings: { ...(options.bindings as Record<string, string> | undefined), ...vars },
    modulesRoot: root,
    modules: [
      ...(around === undefined
        ? []
        : [{ type: "ESModule" as const, path: path.join(root, "around.js"), contents: readFileSync(around, "utf8") }]),
      ...[entry, ...chunks].map((file) => ({ type: "ESModule" as const, path: path.join(root, file) })),
    ],
  };
  const miniflareOptions = convertV4MiniflareOptions({
    // Loopback only: not reachable from the network.
    host: "localhost",
    port,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }) => onLog(message),
    telemetry: { enabled: false },
    cf: false,
    ...(persistTo === undefined ? {} : { resourcePersistencePath: path.resolve(persistTo) }),
    workers: arrange(worker),
  });
  const miniflare = new Miniflare(miniflareOptions);
  const url = await miniflare.ready;
  return {
    url,
    miniflare,
    stop: () => miniflare.dispose(),
  };
}

interface StackOptions {
  sitePort: number;
  operatorPort: number;
  /** Folder for state that survives restarts; undefined: a temporary one. */
  persistTo?: string;
  vars?: LocalVars;
  /** Folder of the build to serve. */
  build?: string;
  onSiteLog?: (line: string) => void;
  arrange?: Arrange;
  /** False: every page is rendered, as in `npm run dev`. */
  hasWorkersCache?: boolean;
}

const ignore = () => undefined;

/** Ready once its data is in: two first requests at once would both insert it, and one would fail. */
export async function startOperator(
  port: number,
  { persistTo, between }: { persistTo?: string; between?: Between } = {},
): Promise<WorkerServer> {
  const operator = await startWorker({
    configPath: `${OPERATOR_DIR}/wrangler.toml`,
    main: `${OPERATOR_BUNDLE_DIR}/index.js`,
    port: 0,
    vars: { API_KEY: DEMO_API_KEY },
    persistTo: persistTo === undefined ? undefined : `${persistTo}/operator`,
    onLog: ignore,
  });
  const relay = await startRelay(port, operator.url, between);
  await fetch(new URL("/__ready", relay.url));
  return {
    ...operator,
    url: relay.url,
    async stop() {
      await relay.stop();
      await operator.stop();
    },
  };
}

export function startSite({
  sitePort,
  operatorPort,
  persistTo,
  vars = {},
  build = SITE_BUILD,
  onSiteLog = ignore,
  arrange,
  hasWorkersCache = true,
}: StackOptions): Promise<WorkerServer> {
  return startWorker({
    configPath: `${build}/server/wrangler.json`,
    main: `${build}/server/index.js`,
    ...(hasWorkersCache ? { around: `${WORKERS_CACHE_DIR}/index.js` } : {}),
    port: sitePort,
    vars: { ...localVars(operatorPort), ...vars },
    // One folder per stand-in port: cached content contains picture addresses with that port.
    persistTo: persistTo === undefined ? undefined : `${persistTo}/site-of-${operatorPort}`,
    arrange,
    onLog: onSiteLog,
  });
}
