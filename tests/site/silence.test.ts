/**
 * What happens when nobody answers, until our own time limits end it. All of it is asked at once, before the first test:
 * the tests only wait for the longest limit.
 */

import { afterAll, beforeAll, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import type { Answer } from "#tests/support/http.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const HANGS = "localhost";
/** Begins, and sends a byte a second. */
const DRIPS = "canyon.localhost";
/** Begins, and sends nothing more. */
const STOPS = "vegas.localhost";

let operator: CaptureServer;
let elsewhere: CaptureServer;
let stack: TestStack;
let openCalls = 0;
let pages: Map<string, Promise<Answer[]>>;
let call: Promise<Answer>;
let handedOff: Promise<Answer>;

beforeAll(async () => {
  [operator, elsewhere] = await Promise.all([startCaptureServer(), startCaptureServer()]);
  elsewhere.answer(() => undefined);
  operator.answer(({ headers }, response) => {
    openCalls += 1;
    response.on("close", () => (openCalls -= 1));
    if (headers["host-name"] === HANGS) return;
    response.writeHead(200, { "content-type": "application/json" }).write('{"data":');
    if (headers["host-name"] === STOPS) return;
    const timer = setInterval(() => response.write(" "), 1_000);
    response.on("close", () => clearInterval(timer));
  });
  const vars = { API_BASE_URL: operator.origin, HANDOFF_ORIGIN: elsewhere.origin, HANDOFF_PATHS: "/signin" };
  stack = await startTestStack({ vars });
  handedOff = stack.get("/signin", { host: STOPS });
  call = stack.get("/api/cart", { host: STOPS });
  const askCold = (host: string) => Promise.all(["/", "/faq"].map((path) => stack.get(path, { host })));
  pages = new Map([HANGS, DRIPS].map((host) => [host, askCold(host)]));
});
afterAll(() => Promise.all([stack.stop(), operator.stop(), elsewhere.stop()]));

it.each([
  ["fault: Hang 10 s, cold", HANGS],
  ["fault: Slow body 1 byte/s", DRIPS],
])("%s: without stored content", async (_, host) => {
  // The operator never answers, so both pages gave it up.
  expect((await pages.get(host))?.map(({ status }) => status)).toEqual([200, 503]);
});

it("a call to /api whose answer begins and never ends is 504", async () => {
  expect((await call).status).toBe(504);
});

it("a hand-off to a silent origin is 504", async () => {
  expect((await handedOff).status).toBe(504);
});

it("in the end no call is open any more", async () => {
  await expect.poll(() => openCalls).toBe(0);
});
