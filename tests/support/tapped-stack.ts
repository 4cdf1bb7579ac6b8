/** A test stack with a proxy between the site and the stand-in: it records the site's calls, and fails, hangs or holds them on demand. */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { type StackOptions, startTestStack, type TestStack, takeOperator } from "./test-stack.ts";

/** `down`: connections are cut; `hang`: nothing is ever answered; a function answers itself. */
type Line = "up" | "down" | "hang" | ((response: http.ServerResponse) => void);

interface OperatorTap {
  origin: string;
  /** Calls of the site, in order; `at` in ms. */
  calls: { path: string; at: number; requestId: string }[];
  set(line: Line): void;
  /** Holds calls whose path has this text back, and returns what lets them go. */
  hold(text: string): () => void;
  /** Most calls of one request that were open at the same time. */
  mostAtOnce(): number;
  /** Calls the site has not given up. */
  openRequests(): number;
  stop(): Promise<void>;
}

/** @param operator origin of the stand-in */
async function startOperatorTap(operator: string): Promise<OperatorTap> {
  let line: Line = "up";
  let holding: { text: string; calls: (() => void)[] } | null = null;
  let open = 0;
  let most = 0;
  const openByRequest = new Map<string, number>();
  const calls: OperatorTap["calls"] = [];
  const forward = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, headers } = request;
    // A connection of its own: one kept open could be closed by the stand-in, after five seconds, as it is used again.
    const upstream = http.request(`${operator}${request.url}`, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  };
  const server = http.createServer((request, response) => {
    const path = request.url ?? "";
    const requestId = String(request.headers["x-request-id"] ?? "");
    calls.push({ path, at: performance.now(), requestId });
    const count = (change: 1 | -1) => {
      open += change;
      const ofRequest = (openByRequest.get(requestId) ?? 0) + change;
      openByRequest.set(requestId, ofRequest);
      most = Math.max(most, ofRequest);
    };
    count(1);
    response.on("close", () => count(-1));
    if (holding !== null && path.includes(holding.text)) holding.calls.push(() => forward(request, response));
    else if (line === "up") forward(request, response);
    else if (line === "down") request.socket.destroy();
    else if (line !== "hang") line(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    set(next) {
      line = next;
    },
    hold(text) {
      const held = { text, calls: [] as (() => void)[] };
      holding = held;
      return () => {
        holding = null;
        for (const letGo of held.calls.splice(0)) letGo();
      };
    },
    mostAtOnce: () => most,
    openRequests: () => open,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface TappedStack extends TestStack {
  tap: OperatorTap;
}

export async function startTappedStack({
  vars,
  ...options
}: Omit<StackOptions, "operator"> = {}): Promise<TappedStack> {
  const operator = await takeOperator();
  const tap = await startOperatorTap(operator.url.origin);
  const stack = await startTestStack({ ...options, operator, vars: { API_BASE_URL: tap.origin, ...vars } });
  return {
    ...stack,
    tap,
    async stop() {
      await stack.stop();
      await tap.stop();
    },
  };
}
