/** Stands between the site and the stand-in: counts what the site asks, and breaks the line on demand. */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";

/** `down`: connections are cut; `hang`: nothing is ever answered; a function answers itself. */
type Line = "up" | "down" | "hang" | ((response: http.ServerResponse) => void);

export interface OperatorTap {
  origin: string;
  /** Paths asked for, with the time in ms. */
  calls: { path: string; at: number; requestId: string }[];
  set(line: Line): void;
  /** Most requests that were open at the same time. */
  mostAtOnce(): number;
  /** Requests the site has not given up. */
  openRequests(): number;
  stop(): Promise<void>;
}

/** @param operator origin of the stand-in */
export async function startOperatorTap(operator: string): Promise<OperatorTap> {
  let line: Line = "up";
  let open = 0;
  let most = 0;
  const calls: OperatorTap["calls"] = [];
  const forward = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, headers } = request;
    const upstream = http.request(`${operator}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  };
  const server = http.createServer((request, response) => {
    const path = request.url ?? "";
    calls.push({ path, at: performance.now(), requestId: String(request.headers["x-request-id"] ?? "") });
    open += 1;
    most = Math.max(most, open);
    response.on("close", () => (open -= 1));
    if (line === "up") forward(request, response);
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
    mostAtOnce: () => most,
    openRequests: () => open,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
