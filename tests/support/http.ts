/** Plain HTTP for tests: any Host header, paths byte for byte, no redirects followed. */

import http from "node:http";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A page without the text of its style sheet, which has the name of every class. */
  body: string;
  sheet: string;
  /** On the wire, headers included. */
  bytes: number;
}

const SHEET = /(?<=<style id="style-sheet">).+?(?=<\/style>)/s;

/** What stands in a page: its HTML, and the text of its style sheet. */
export function partsOf(page: string): Pick<Answer, "body" | "sheet"> {
  return { body: page.replace(SHEET, ""), sheet: SHEET.exec(page)?.[0] ?? "" };
}

/** How Workers Cache answered, by `Cache-Status` (worker/gateway/cache-status.ts). */
export function cacheOf({ headers }: Pick<Answer, "headers">): "hit" | "stale" | "miss" | "bypass" | "none" {
  const value = headers["cache-status"] ?? "";
  if (value.includes("detail=stale")) return "stale";
  if (value.includes("; hit")) return "hit";
  return value.includes("fwd=bypass") ? "bypass" : value.includes("fwd=") ? "miss" : "none";
}

export interface Ask {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request whose answer can be read while it arrives. */
export function askInParts(
  base: URL,
  path: string,
  { host = base.hostname, method = "GET", headers = {}, body }: Ask = {},
) {
  const chunks: string[] = [];
  const news = new EventTarget();
  let hasEnded = false;
  const whole = new Promise<Answer>((resolve, reject) => {
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
        const { socket } = response;
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          chunks.push(chunk);
          news.dispatchEvent(new Event("change"));
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
            ...partsOf(chunks.join("")),
            bytes: socket.bytesRead,
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  }).finally(() => {
    hasEnded = true;
    news.dispatchEvent(new Event("change"));
  });
  // Rejects for whoever awaits it: a test that failed before that has reported its own error.
  whole.catch(() => undefined);
  return {
    /** Resolves with what has arrived when the text is in it. @throws Error when the answer ends without it */
    async until(text: string): Promise<string> {
      for (;;) {
        const arrived = chunks.join("");
        if (arrived.includes(text)) return arrived;
        if (hasEnded) throw new Error(`The answer ended without ${JSON.stringify(text)}.`);
        await new Promise((resolve) => news.addEventListener("change", resolve, { once: true }));
      }
    },
    whole,
  };
}

/** What Google's crawler sends. */
export const GOOGLEBOT = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

export function ask(base: URL, path: string, options?: Ask): Promise<Answer> {
  return askInParts(base, path, options).whole;
}
