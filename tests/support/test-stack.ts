/** A site and an operator stand-in on free ports, with nothing on disk. */

import { setTimeout as pause } from "node:timers/promises";
import type { WorkerGlobalState } from "vitest";
import type { LocalVars } from "#scripts/local-vars.ts";
import { type Arrange, startOperator, startSite, type WorkerServer } from "#scripts/stack.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import type { InsightsReport } from "#tests/stand-in/insights.ts";
import { anyFreePort } from "#tests/support/free-port.ts";
import { type Answer, type Ask, ask, askInParts, cacheOf } from "./http.ts";
import { createOperatorTap } from "./operator-tap.ts";

export interface StackOptions {
  vars?: LocalVars;
  arrange?: Arrange;
  /** False: every page is rendered. */
  hasWorkersCache?: boolean;
}

const LOG_TIMEOUT_MS = 30_000;
const WHOLE_TIMEOUT_MS = 60_000;

/** The worker of Vitest that this process is; undefined in another process. */
const { __vitest_worker__: vitestWorker } = globalThis as { __vitest_worker__?: WorkerGlobalState };

/**
 * Ends a server that still runs before its worker of Vitest ends. Miniflare would end it then, but its folders may take longer
 * to remove than the half second after which Vitest kills a worker.
 */
const endWithWorker = (server: WorkerServer) => vitestWorker?.onCleanup(() => server.stop());

async function startTappedOperator() {
  const { between, ...tap } = createOperatorTap();
  const operator = await startOperator(await anyFreePort(), { between });
  endWithWorker(operator);
  return { tap, ...operator };
}

/** Stand-ins with the demo's key that stopped stacks have left to the next ones of their worker. */
const idleOperators: Awaited<ReturnType<typeof startTappedOperator>>[] = [];

export async function startTestStack({ vars = {}, arrange, hasWorkersCache = true }: StackOptions = {}) {
  const operator = idleOperators.pop() ?? (await startTappedOperator());
  let hosts = 0;
  let hasFaults = false;
  const lines: string[] = [];
  const site = await startSite({
    sitePort: await anyFreePort(),
    operatorPort: Number(operator.url.port),
    vars,
    onSiteLog: (line) => lines.push(line),
    arrange,
    hasWorkersCache,
  });
  endWithWorker(site);
  const control = async (path: string, init?: RequestInit) => {
    // A connection that was idle for long may be closed just when it is used again.
    const headers = { connection: "close", ...(init?.headers as Record<string, string> | undefined) };
    const response = await fetch(new URL(path, operator.url), { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const stack = {
    site,
    /** The stand-in. */
    operatorUrl: operator.url,
    get: (path: string, options?: Ask) => ask(site.url, path, options),
    getInParts: (path: string, options?: Ask) => askInParts(site.url, path, options),
    /** The first answer that the page cache keeps: with all of its content, however long that takes. */
    async whole(path: string, options?: Ask): Promise<Answer> {
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      for (;;) {
        const answer = await ask(site.url, path, options);
        if (cacheOf(answer) === "hit") return answer;
        await pause(50, null, { signal });
      }
    },
    /** Another host of a demo tenant, which nobody has visited: nothing of it is stored, and nothing of it has failed. */
    newHost: (tenant = "localhost") => `t${(hosts += 1)}.${tenant}`,
    /** @param host by default every one */
    async setFault(path: string, fault: Fault, host?: string) {
      hasFaults = true;
      await control("/__faults", { method: "PUT", body: JSON.stringify({ path, fault, host }) });
    },
    /** Has the stand-in answer a call with other data. */
    setAnswer: (path: string, data: unknown, host?: string): Promise<void> =>
      stack.setFault(path, { kind: "wrong-type", body: { data } }, host),
    async clearFaults() {
      if (hasFaults) await control("/__faults", { method: "DELETE" });
      hasFaults = false;
    },
    operator: operator.tap,
    /** Reports of page loads that reached the worker, with the data points it wrote for them. */
    insightsReports: async () => await (await control("/__insights")).json<InsightsReport[]>(),
    async forgetInsights() {
      await control("/__insights", { method: "DELETE" });
    },
    /** A request to the stand-in's own switches (`/__faults`, `/__expire`). */
    control,
    /**
     * Everything the site's worker logged so far. An answer can arrive before its own log line, so this sends one more
     * request and waits for the line of that one.
     */
    async logLines(): Promise<readonly string[]> {
      const { "x-request-id": id = "" } = (await ask(site.url, "/healthz")).headers;
      const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
      while (!lines.some((line) => line.includes(id))) await pause(10, null, { signal });
      return [...lines];
    },
    forgetLogs() {
      lines.length = 0;
    },
    async stop(): Promise<void> {
      await site.stop();
      if (vitestWorker === undefined) return operator.stop();
      await Promise.all([stack.clearFaults(), stack.forgetInsights()]);
      operator.tap.reset();
      idleOperators.push(operator);
    },
  };
  return stack;
}

export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

/** Without what would take it away from the other files. */
export type SharedStack = Omit<TestStack, "stop">;

/** The token of every stack whose test calls `/readyz` or signs previews. */
export const READY_TOKEN = "ready-token-of-the-tests-0123456789";
