/** Starts the site and the operator stand-in, for `npm start` and for tests. */

import { OPERATOR_BUNDLE_DIR, OPERATOR_DIR, SITE_BUILD, WORKERS_CACHE_DIR } from "./build-age.ts";
import { type LocalVars, localVars } from "./local-vars.ts";
import { type Between, startRelay } from "./relay.ts";
import { startWorker, type WorkerServer, type WorkerServerOptions } from "./worker-server.ts";

interface StackOptions {
  sitePort: number;
  operatorPort: number;
  /** Folder for state that survives restarts; undefined: a temporary one. */
  persistTo?: string;
  vars?: LocalVars;
  /** Folder of the build to serve. */
  build?: string;
  onSiteLog?: (line: string) => void;
  arrange?: WorkerServerOptions["arrange"];
  /** False: every page is rendered, as in `npm run dev`. */
  hasWorkersCache?: boolean;
}

const ignore = () => undefined;

/** Ready once its data is in: two first requests at once would both insert it, and one would fail. */
export async function startOperator(
  port: number,
  apiKey: string,
  { persistTo, between }: { persistTo?: string; between?: Between } = {},
): Promise<WorkerServer> {
  const operator = await startWorker({
    configPath: `${OPERATOR_DIR}/wrangler.toml`,
    main: `${OPERATOR_BUNDLE_DIR}/index.js`,
    port: 0,
    vars: { API_KEY: apiKey },
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
    ...(arrange === undefined ? {} : { arrange }),
    onLog: onSiteLog,
  });
}
