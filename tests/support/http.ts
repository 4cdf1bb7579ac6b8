/** Plain HTTP for tests: any Host header, any path byte for byte, no redirect followed, chunks with their times. */

import http from "node:http";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds from the request to each chunk of the body. */
  chunkTimes: number[];
  chunks: string[];
  /** On the wire, headers included. */
  bytes: number;
}

interface Ask {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(
  base: URL,
  path: string,
  { host = base.hostname, method = "GET", headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const request = http.request(
      {
        host: base.hostname,
        port: base.port,
        path,
        method,
        agent: false,
        headers: { "user-agent": "Mozilla/5.0 (a person)", host: `${host}:${base.port}`, ...headers },
      },
      (response) => {
        const chunks: string[] = [];
        const chunkTimes: number[] = [];
        const { socket } = response;
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          chunks.push(chunk);
          chunkTimes.push(Date.now() - startedAt);
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
            body: chunks.join(""),
            chunkTimes,
            chunks,
            bytes: socket.bytesRead,
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
