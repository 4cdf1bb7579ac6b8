/** A site and an operator stand-in on free ports, with nothing on disk. */

import { setTimeout as pause } from "node:timers/promises";
import { DEMO_API_KEY, type LocalVars } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startOperator, startSite } from "#scripts/stack.ts";
import type { WorkerServer, WorkerServerOptions } from "#scripts/worker-server.ts";
import type { SeenCall } from "#tests/stand-in/call-log.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import type { InsightsReport } from "#tests/stand-in/insights.ts";
import { type Answer, type AnswerInParts, ask, askInParts, cacheOf } from "./http.ts";
import { awayFromMidnight } from "./wall-clock.ts";

export interface TestStack {
  site: WorkerServer;
  /** The stand-in. */
  operatorUrl: URL;
  get(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer>;
  getInParts(path: string, options?: Parameters<typeof ask>[2]): AnswerInParts;
  /** The first answer that the page cache keeps: with all of its content, however long that takes. */
  whole(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer>;
  setFault(path: string, fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  operatorCalls(): Promise<SeenCall[]>;
  forgetCalls(): Promise<void>;
  /** Reports of page loads that reached the worker, with the data points it wrote for them. */
  insightsReports(): Promise<InsightsReport[]>;
  forgetInsights(): Promise<void>;
  /** A request to the stand-in's own switches (`/__settings`, `/__faults`). */
  control(path: string, init?: RequestInit): Promise<Response>;
  /**
   * Everything the site's worker logged so far. An answer can arrive before its own log line, so this sends one more
   * request and waits for the line of that one.
   */
  logLines(): Promise<readonly string[]>;
  forgetLogs(): void;
  stopOperator(): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  vars?: LocalVars;
  /** From `takeOperator`, by default another. */
  operator?: WorkerServer;
  arrange?: WorkerServerOptions["arrange"];
  inspect?: boolean;
  /** False: every page is rendered. */
  hasWorkersCache?: boolean;
}

const LOG_TIMEOUT_MS = 30_000;
const WHOLE_TIMEOUT_MS = 60_000;

/** Stand-ins with the demo's key that stopped stacks have left to the next ones. */
const idleOperators: WorkerServer[] = [];
/** They end with a worker of Vitest; another process would not end because of them. */
const leavesOperators = process.env.VITEST_POOL_ID !== undefined;

export async function takeOperator(): Promise<WorkerServer> {
  return idleOperators.pop() ?? startOperator(await anyFreePort(), DEMO_API_KEY);
}

export async function startTestStack({
  vars = {},
  operator: given,
  arrange,
  inspect = false,
  hasWorkersCache = true,
}: StackOptions = {}): Promise<TestStack> {
  const operator = given ?? (await takeOperator());
  const lines: string[] = [];
  const site = await startSite({
    sitePort: await anyFreePort(),
    operatorPort: Number(operator.url.port),
    vars,
    onSiteLog: (line) => lines.push(line),
    ...(arrange === undefined ? {} : { arrange }),
    inspect,
    hasWorkersCache,
  });
  let operatorRuns = true;
  const stopOperator = async () => {
    if (operatorRuns) await operator.stop();
    operatorRuns = false;
  };
  const control = async (path: string, init?: RequestInit) => {
    // A connection that was idle for long may be closed just when it is used again.
    const headers = { connection: "close", ...(init?.headers as Record<string, string> | undefined) };
    const response = await fetch(new URL(path, operator.url), { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const stack: TestStack = {
    site,
    operatorUrl: operator.url,
    get: (path, options) => ask(site.url, path, options),
    getInParts: (path, options) => askInParts(site.url, path, options),
    async whole(path, options) {
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      for (;;) {
        const answer = await ask(site.url, path, options);
        if (cacheOf(answer) === "hit") return answer;
        await pause(50, null, { signal });
      }
    },
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
    insightsReports: async () => await (await control("/__insights")).json<InsightsReport[]>(),
    async forgetInsights() {
      await control("/__insights", { method: "DELETE" });
    },
    control,
    async logLines() {
      const { "x-request-id": id = "" } = (await ask(site.url, "/healthz")).headers;
      const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
      while (!lines.some((line) => line.includes(id))) await pause(10, null, { signal });
      return [...lines];
    },
    forgetLogs() {
      lines.length = 0;
    },
    stopOperator,
    async stop() {
      await site.stop();
      if (!operatorRuns) return;
      if (!leavesOperators) return stopOperator();
      await stack.clearFaults();
      await control("/__settings", { method: "DELETE" });
      await Promise.all([stack.forgetCalls(), stack.forgetInsights()]);
      idleOperators.push(operator);
    },
  };
  return stack;
}

/** Without what would take it away from the other files. */
export type SharedStack = Omit<TestStack, "stop" | "stopOperator">;

/** The token of every stack whose test calls `/readyz` or signs previews. */
export const READY_TOKEN = "ready-token-of-the-tests-0123456789";

let shared: Promise<TestStack> | undefined;

/** Resolves once the stand-in has had no new call for a moment: content is refreshed behind an answer. */
async function operatorIdle(stack: SharedStack): Promise<void> {
  for (let before = -1, now = -2; now !== before; ) {
    before = now;
    await pause(60);
    now = (await stack.operatorCalls()).length;
  }
}

/**
 * The one stack of all files that need no variables of their own and run in the same of Vitest's workers
 * (vitest.config.ts); it ends with that worker. Faults, settings, calls and logs start empty; stored content is what other files left, and
 * a circuit that failures opened stays open for a while, so a test that needs a cold cache, stores wrong content or lets the operator of a shared
 * host fail starts its own stack.
 */
export async function sharedTestStack(): Promise<SharedStack> {
  await awayFromMidnight();
  shared ??= startTestStack({ vars: { READY_TOKEN } });
  const stack = await shared;
  await stack.clearFaults();
  await stack.control("/__settings", { method: "DELETE" });
  await operatorIdle(stack);
  await stack.forgetCalls();
  stack.forgetLogs();
  return stack;
}
