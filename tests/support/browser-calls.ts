/** Calls of a browser to `/api`, which a test answers in the operator's place for two hosts. */

import { beforeEach } from "vitest";
import type { OperatorAnswer } from "./operator-tap.ts";
import type { SharedStack } from "./test-stack.ts";

export const HOST = "calls.localhost";
export const OTHER = "other-calls.localhost";
/** The first call of a tenant asks whether the operator knows it. */
const OF_PAGES = /^\/api\/(tenant-config|website\/navigation|office)\//;

/** @param stack is answered with an empty list unless a test says otherwise */
export function browserCalls(stack: SharedStack) {
  const origin = `http://${HOST}:${stack.site.url.port}`;
  /** Whatever is answered to the browser, the tenants are known. */
  function answer(answering: OperatorAnswer): void {
    for (const host of [HOST, OTHER])
      stack.operator.answer(host, (call, response, pass) =>
        OF_PAGES.test(call.path)
          ? void response.setHeader("content-type", "application/json").end('{"data":null}')
          : answering(call, response, pass),
      );
  }
  const answerJson = (text: string) =>
    answer((_, response) => response.setHeader("content-type", "application/json").end(text));
  beforeEach(() => answerJson('{"data":{"items":[]}}'));
  return {
    origin,
    answer,
    answerJson,
    /** What reached the operator. */
    seen: () =>
      [HOST, OTHER].flatMap((host) => stack.operator.callsOf(host)).filter(({ path }) => !OF_PAGES.test(path)),
    get: (path: string, options: Parameters<typeof stack.get>[1] = {}) => stack.get(path, { host: HOST, ...options }),
    /** The headers of a call that writes. */
    json: { origin, "sec-fetch-site": "same-origin", "content-type": "application/json" },
  };
}
