/** Runs one built worker in workerd, on its own port. */

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";

export interface WorkerServerOptions {
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
  /** Adds workers, and changes bindings to reach them (tests/support/faulty-kv.ts). */
  arrange?: (worker: V4WorkerOptions) => V4WorkerOptions[];
  /** Called with each line the worker logs. */
  onLog: (line: string) => void;
}

export interface WorkerServer {
  url: URL;
  /** Tests look into KV and the cache by it. */
  miniflare: Miniflare;
  stop(): Promise<void>;
}

export async function startWorker({
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
