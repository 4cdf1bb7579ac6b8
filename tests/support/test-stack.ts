/** A site and a stand-in of a test file's own: free ports, everything in memory. */

import { setTimeout as pause } from "node:timers/promises";
import { DEMO_API_KEY, type LocalVars } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startOperator, startSite } from "#scripts/stack.ts";
import type { WorkerServer, WorkerServerOptions } from "#scripts/worker-server.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import type { SeenCall } from "#tests/stand-in/operator.ts";
import { type Answer, ask } from "./http.ts";

/** What needs no more than the two addresses, so that it also works from another process (journeys-setup.ts). */
export interface StackClient {
  site: { url: URL };
  /** The stand-in. */
  operatorUrl: URL;
  get(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer>;
  setFault(path: string, fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  operatorCalls(): Promise<SeenCall[]>;
  forgetCalls(): Promise<void>;
  /** Asks the stand-in for anything (`/__settings`, `/__faults`). */
  control(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestStack extends StackClient {
  site: WorkerServer;
  /**
   * Everything the site's worker logged until now. An answer may well be here before what its request logged, so this
   * asks once more and waits for that request's own line, behind which nothing is still to come.
   */
  logLines(): Promise<readonly string[]>;
  stopOperator(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  vars?: LocalVars;
  apiKey?: string;
  operatorPort?: number;
  arrange?: WorkerServerOptions["arrange"];
  inspect?: boolean;
}

export function stackClient(siteUrl: URL, operatorUrl: URL): StackClient {
  const control = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(path, operatorUrl), init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  return {
    site: { url: siteUrl },
    operatorUrl,
    get: (path, options) => ask(siteUrl, path, options),
    async setFault(path, fault) {
      await control("/__faults", { method: "PUT", body: JSON.stringify({ path, fault }) });
    },
    async clearFaults() {
      await control("/__faults", { method: "DELETE" });
    },
    operatorCalls: async () => await (await control("/__calls")).json<SeenCall[]>(),
    async forgetCalls() {
      await control("/__calls", { method: "DELETE" });
    },
    control,
  };
}

export async function startTestStack({
  vars = {},
  apiKey = DEMO_API_KEY,
  operatorPort,
  arrange,
  inspect = false,
}: Options = {}): Promise<TestStack> {
  const operator = await startOperator(operatorPort ?? (await anyFreePort()), apiKey);
  const lines: string[] = [];
  const site = await startSite({
    sitePort: await anyFreePort(),
    operatorPort: Number(operator.url.port),
    vars: { API_KEY: apiKey, ...vars },
    onSiteLog: (line) => lines.push(line),
    ...(arrange === undefined ? {} : { arrange }),
    inspect,
  });
  let operatorRuns = true;
  const stopOperator = async () => {
    if (operatorRuns) await operator.stop();
    operatorRuns = false;
  };
  return {
    ...stackClient(site.url, operator.url),
    site,
    async logLines() {
      const { "x-request-id": id = "" } = (await ask(site.url, "/healthz")).headers;
      const patience = AbortSignal.timeout(10_000);
      while (!lines.some((line) => line.includes(id))) await pause(10, null, { signal: patience });
      return lines;
    },
    stopOperator,
    async stop() {
      await stopOperator();
      await site.stop();
    },
  };
}
