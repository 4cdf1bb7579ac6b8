/** An HTTP server that records every request and answers as the test says. */

import http from "node:http";
import type { AddressInfo } from "node:net";

export interface Captured {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

type Handler = (request: Captured, response: http.ServerResponse) => void;

const defaultAnswer: Handler = (_, response) => {
  response.setHeader("content-type", "application/json").end('{"data":null}');
};

export async function startCaptureServer() {
  const seen: Captured[] = [];
  let handler = defaultAnswer;
  const server = http.createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const captured = { method: request.method ?? "", url: request.url ?? "", headers, body };
      seen.push(captured);
      handler(captured, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Without trailing slash. */
    origin: `http://127.0.0.1:${port}`,
    seen,
    /** Sets the handler of later requests; the default answers `{ "data": null }` with 200. */
    answer: (next: Handler) => void (handler = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type CaptureServer = Awaited<ReturnType<typeof startCaptureServer>>;
