import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import type { Gateway } from "#worker/gateway/context.ts";
import { overLimit, visitorAddress } from "#worker/gateway/rate-limit.ts";

it.each([
  [null, null],
  ["", null],
  ["127.0.0.1", null],
  ["::1", null],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"],
  ["2001:0DB8:0001:0002::6", "2001:0db8:0001:0002"],
  ["fe80::", "fe80:0000:0000:0000"],
])("the key of a visitor for rate limits: %s → %s", (ip, key) => {
  expect(visitorAddress(ip)).toBe(key);
});

/** A route of one kind whose limits are used up, or not; `asked` has each question to a limiter. */
function limitedRoute(host: string, kind: Parameters<typeof overLimit>[1], isUsedUp: (question: string) => boolean) {
  const asked: string[] = [];
  const limiter = (binding: string) => ({
    limit: async ({ key }: { key: string }) => {
      asked.push(`${binding} ${key}`);
      return { success: !isUsedUp(`${binding} ${key}`) };
    },
  });
  const names = ["NOTICES", "FORM_POSTS", "REPORTS", "TOKEN_CALLS", "ACROSS_HOSTS", "ASSISTANT_CALLS"];
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set("host", host);
      await next();
    })
    .all("*", async (c) => (await overLimit(c, kind)) ?? c.text("done"));
  const env = Object.fromEntries(names.map((binding) => [binding, limiter(binding)]));
  const headers = { "cf-connecting-ip": "203.0.113.9" };
  return { asked, post: () => app.request(`https://${host}/`, { method: "POST", headers }, env) };
}

it.each([
  ["notice", "NOTICES", "", false],
  ["form", "FORM_POSTS", "form:site.example:", true],
  ["report", "REPORTS", "report:site.example:", true],
  ["figures", "REPORTS", "figures:site.example:", true],
  ["token", "TOKEN_CALLS", "token:site.example:", true],
  ["assistant", "ASSISTANT_CALLS", "assistant:site.example:", false],
] as const)("a %s is refused once %s is used up, or what its address may do on all hosts: %s %s", async (...row) => {
  const [kind, name, key, isAcross] = row;
  const asked = [`${name} ${key}203.0.113.9`, ...(isAcross ? [`ACROSS_HOSTS ${kind}:203.0.113.9`] : [])];
  const open = limitedRoute("site.example", kind, () => false);
  expect([(await open.post()).status, open.asked]).toEqual([200, asked]);
  for (const question of asked) {
    const used = limitedRoute("site.example", kind, (each) => each === question);
    expect((await used.post()).status).toBe(name === "REPORTS" ? 204 : 429);
  }
});

it("a flood is no flood of log lines", async () => {
  const { post } = limitedRoute("site.example", "form", () => true);
  const write = vi.spyOn(console, "log").mockImplementation(() => undefined);
  for (let n = 0; n < 500; n++) expect((await post()).status).toBe(429);
  // A minute may end meanwhile.
  expect(write.mock.calls.length).toBeLessThanOrEqual(2 * 121);
  expect(write.mock.calls.join()).toContain('"lines-left-out"');
});
