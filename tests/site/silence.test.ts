/**
 * What happens when nobody answers, until our own time limits end it. All of it is asked at once, before the first test:
 * the tests only wait for the longest limit.
 */

import http from "node:http";
import { expect, it } from "vitest";
import { HANGING } from "#tests/support/operator-tap.ts";
import { URLENCODED } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const { operator } = stack;
/** Never answers. */
const HANGS = stack.newHost();
/** Begins, and sends a byte a second. */
const DRIPS = stack.newHost();
/** Begins, and sends nothing more. */
const STOPS = stack.newHost();
/** Known, and silent where it is handed off to. */
const HANDED_OFF = stack.newHost();

operator.answer(HANGS, HANGING);
for (const host of [DRIPS, STOPS]) {
  operator.answer(host, (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"data":');
    const timer = setInterval(() => host === DRIPS && response.write(" "), 1_000);
    response.on("close", () => clearInterval(timer));
  });
}
operator.answer(HANDED_OFF, ({ path }, response) => path === "/signin" || response.end('{"data":{}}'));

const askCold = (host: string) => Promise.all(["/", "/faq"].map((path) => stack.get(path, { host })));
const pages = new Map([HANGS, DRIPS].map((host) => [host, askCold(host)]));
const call = stack.get("/api/cart", { host: STOPS });
const handedOff = stack.get("/signin", { host: HANDED_OFF });
const startedAt = Date.now();
/** A form of which the body never comes whole. */
const form = new Promise<{ status?: number; text: string; ms: number }>((resolve, reject) => {
  const headers = { "content-type": URLENCODED, "content-length": "100", "sec-fetch-site": "same-origin" };
  const options = { method: "POST", agent: false, headers };
  const request = http.request(new URL("/contact-us", stack.site.url), options, (answer) => {
    answer.setEncoding("utf8").once("data", (text: string) => {
      resolve({ status: answer.statusCode, text, ms: Date.now() - startedAt });
      request.destroy();
    });
  });
  request.on("error", reject).write("name=Ana");
});

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

it("a form whose body does not come is waited for 5 s, then 400 in plain words", async () => {
  const { status, text, ms } = await form;
  expect([status, ms > 4_500, ms < 9_000]).toEqual([400, true, true]);
  expect(text).toMatch(/nothing was sent/i);
});

it("in the end no call is open any more", async () => {
  await expect.poll(() => operator.openCalls()).toBe(0);
});
