import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";

/** The site's end closes connections that were idle for 5 s. */
const KEEP_MS = 60_000;

export interface Relay {
  url: URL;
  stop(): Promise<void>;
}

/** @param body by default that of the request */
type Forward = (request: http.IncomingMessage, response: http.ServerResponse, body?: Readable) => void;
export type Between = (forward: Forward) => http.RequestListener;

/**
 * Answers on a port for a worker on another one. workerd closes a connection that was idle for 5 s, at both ends: a call that
 * is sent just then would be lost. This end keeps connections longer, and uses those to the worker once.
 *
 * @param port on localhost
 * @param between decides what is forwarded: tests answer some requests themselves
 */
export async function startRelay(
  port: number,
  worker: URL,
  between: Between = (forward) => (request, response) => forward(request, response),
): Promise<Relay> {
  const forward: Forward = (request, response, body = request) => {
    const { method, url: path, headers } = request;
    const { hostname, port: workerPort } = worker;
    const options = {
      hostname,
      port: workerPort,
      method,
      path,
      headers: { ...headers, connection: "close" },
      agent: false,
    };
    const upstream = http.request(options, (answer) => {
      const { connection: _, ...answered } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered);
      answer.on("error", () => response.destroy());
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    response.on("close", () => upstream.destroy());
    body.pipe(upstream);
  };
  const server = http.createServer({ keepAliveTimeout: KEEP_MS }, between(forward));
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
