/**
 * The Content-Security-Policy blocks nothing of ours (docs/threats.md), and what it blocks is reported. Loads of each kind of
 * page are in every-page.test.ts, client navigations in static-html.test.ts, a page in a frame in tests/site/headers.test.ts.
 */

import { expect, it } from "vitest";
import { stack, startJourneys, tab, visit } from "#tests/support/journey.ts";

startJourneys();

it("what the policy blocks is reported to the site by the browser, and so are errors, five of a page at most", async () => {
  stack.forgetLogs();
  const lines = async (event: string) => (await stack.logLines()).filter((line) => line.includes(`"event":"${event}"`));
  const { page } = await visit("/faq?email=somebody@example.com");
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/_r/err") && sent.push(request.url()));
  await page.evaluate(() => {
    const holder = document.createElement("div");
    holder.innerHTML = '<img src="https://evil.example/x.png?secret=1" onerror="window.__xss = 1">';
    document.body.appendChild(holder);
    void Promise.reject(new Error("Refused on purpose"));
  });
  const blocked = async () => (await lines("csp-violation")).find((line) => line.includes("img-src")) ?? "";
  await expect.poll(blocked).not.toBe("");
  expect(JSON.parse(await blocked())).toMatchObject({
    page: "/faq",
    directive: "img-src",
    blocked: "https://evil.example/x.png",
  });
  await page.evaluate(async () => {
    for (let n = 0; n < 50; n++)
      setTimeout(() => {
        throw new Error("Broken on purpose");
      }, 0);
    // Timers of the same delay run in order: all errors are thrown by then.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  for (const message of ["Error: Broken on purpose", "Error: Refused on purpose"])
    await expect.poll(async () => (await lines("client-error")).join()).toContain(message);
  await tab.settled();
  expect(sent).toHaveLength(5);
  expect((await stack.logLines()).join("\n")).not.toMatch(/somebody|secret=1/);
  expect(await page.evaluate(() => "__xss" in window)).toBe(false);
});
