/**
 * What happens when nobody answers, until our own time limits end it. All of it is asked at once, before the first test:
 * the tests only wait for the longest limit.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import type { Answer } from "#tests/support/http.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const servers: { stop(): Promise<void> }[] = [];
let handedOff: Promise<Answer>;
let call: Promise<Answer>;
let coldPages: Record<"hang" | "drip", { tapped: TappedStack; pages: Promise<Answer[]> }>;

async function silentServer(answer: Parameters<CaptureServer["answer"]>[0]): Promise<string> {
  const server = await startCaptureServer();
  server.answer(answer);
  servers.push(server);
  return server.origin;
}

async function silentStack(): Promise<TestStack> {
  const stack = await startTestStack({
    vars: {
      API_BASE_URL: await silentServer((_, response) => response.writeHead(200).write('{"data":')),
      HANDOFF_ORIGIN: await silentServer(() => undefined),
      HANDOFF_PATHS: "/signin",
    },
  });
  servers.unshift(stack);
  return stack;
}

async function askCold(answer: Parameters<TappedStack["tap"]["set"]>[0]) {
  const tapped = await startTappedStack();
  servers.unshift(tapped);
  tapped.tap.set(answer);
  return { tapped, pages: Promise.all([tapped.get("/"), tapped.get("/faq", { host: "canyon.localhost" })]) };
}

beforeAll(async () => {
  const stack = await silentStack();
  handedOff = stack.get("/signin");
  call = stack.get("/api/cart");
  coldPages = {
    hang: await askCold("hang"),
    drip: await askCold((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 1_000);
      response.on("close", () => clearInterval(timer));
    }),
  };
});
afterAll(async () => {
  for (const server of servers) await server.stop();
});

describe("an operator that is silent, and no content stored", () => {
  it.each([
    ["fault: Hang 10 s, cold", "hang"],
    ["fault: Slow body 1 byte/s", "drip"],
  ] as const)("%s", async (_title, kind) => {
    const { tapped, pages } = coldPages[kind];
    // The operator never answers, so both pages gave it up.
    expect((await pages).map(({ status }) => status)).toEqual([200, 503]);
    await expect.poll(() => tapped.tap.openRequests()).toBe(0);
  });
});

it("a call to /api whose answer begins and never ends is 504", async () => {
  expect((await call).status).toBe(504);
});

it("a hand-off to a silent origin is 504", async () => {
  expect((await handedOff).status).toBe(504);
});
