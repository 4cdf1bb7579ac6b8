/** A page without a copy while the operator is slow (specification 10.6): what people, crawlers and programs get, and when. */

import { describe, expect, it } from "vitest";
import { attributesOf, mainOf, textOf } from "#tests/support/html.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const CRAWLER = { ...PERSON, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const REFRESH = '<meta http-equiv="refresh" content="0;url=';

const stack = await sharedStack();

/** A host whose tenant is known, and nothing else of it. */
async function coldHost(): Promise<string> {
  const host = stack.newHost();
  expect((await stack.get("/faq", { host })).status).toBe(200);
  return host;
}

const slow = (ms: number, host: string) => stack.setFault("/api/website/builder/", { kind: "slow", ms }, host);

/**
 * A page as a browser gets it that follows the waiting page's refresh, with its cookies; and the calls of the operator when the
 * first bytes arrived.
 */
async function open(path: string, host: string, headers: Record<string, string> = PERSON) {
  const first = stack.getInParts(path, { host, headers });
  await first.until("<body");
  const calls = stack.operator.callsOf(host).map((call) => ({ path: call.path, status: call.status }));
  const waiting = await first.whole;
  const isWaiting = waiting.body.includes(REFRESH);
  const cookie = (waiting.headers["set-cookie"] ?? "").split(";")[0] ?? "";
  const page = isWaiting ? await stack.get(path, { host, headers: { ...headers, cookie } }) : waiting;
  return { waiting: isWaiting ? waiting : null, page, calls };
}

describe("a person", () => {
  it("sees header, footer and a sentence before the operator answers, then the page", async () => {
    const host = await coldHost();
    await slow(3_000, host);
    const { waiting, page, calls } = await open("/licenses", host);
    // How soon: tests/unit/worker/budgets.test.ts.
    expect(calls.filter((call) => call.path.endsWith("/licenses")).map(({ status }) => status)).toEqual([null]);
    expect(waiting?.status).toBe(200);
    expect(waiting?.body).toContain("One moment, please");
    expect(waiting?.body).toMatch(
      /<header[^]*<h1>One moment, please<\/h1>[^]*<meta http-equiv="refresh" content="0;url=\/[a-z-]+"><\/main>[^]*<\/footer>/,
    );
    expect(waiting?.body).not.toContain("<script");
    expect(waiting?.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "set-cookie": "waited=1; Path=/; Max-Age=20; HttpOnly; SameSite=Lax",
    });
    expect(waiting?.headers["content-security-policy"]).toContain("script-src 'none'");
    expect(page.status).toBe(200);
    expect(page.headers["set-cookie"]).toContain("Max-Age=0");
  });

  it("gets a page whose operator takes 5 s, and a 503 with a way to try again when it takes longer", async () => {
    const host = await coldHost();
    await slow(5_000, host);
    await stack.setFault("/api/website/builder/page/1/gallery", { kind: "hang" }, host);
    const late = open("/licenses", host);
    const hanging = open("/gallery", host);
    expect((await late).page.status).toBe(200);
    const { waiting, page } = await hanging;
    expect(waiting?.status).toBe(200);
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ "retry-after": "120", "cache-control": "private, no-store" });
    expect(page.body).toContain("Try again");
    expect((await stack.logLines()).join("\n")).toMatch(/"event":"page-waited".*"status":503/);
  });

  it("with a quick operator never sees the waiting page", async () => {
    const host = await coldHost();
    await slow(200, host);
    const { waiting, page } = await open("/licenses", host);
    expect(waiting).toBeNull();
    expect(page.status).toBe(200);
    expect(page.headers["set-cookie"]).toBeUndefined();
  });

  it("who asks for a host that nobody knows gets its 404, however slow the answer", async () => {
    await stack.setFault("/api/tenant-config", { kind: "slow", ms: 2_000 }, "made-up.localhost");
    const { "set-cookie": cookie = "" } = (await stack.get("/faq", { host: "made-up.localhost", headers: PERSON }))
      .headers;
    const after = await stack.get("/faq", { host: "made-up.localhost", headers: { ...PERSON, cookie } });
    expect(after.status).toBe(404);
  });
});

it("crawlers and programs get a 503 before the operator answers, also of a page that a person waits for, and the page the next time", async () => {
  const host = await coldHost();
  await slow(4_000, host);
  const asked = [
    { at: "/licenses", headers: CRAWLER, later: "text/html" },
    { at: "/gallery.md", headers: PERSON, later: "text/markdown" },
    { at: "/webcams", headers: { accept: "text/markdown, text/html;q=0.9" }, later: "text/markdown" },
  ];
  const person = open("/licenses", host);
  const early = await Promise.all(asked.map(({ at, headers }) => stack.get(at, { host, headers })));
  for (const [index, { at }] of asked.entries()) {
    expect([at, early[index]?.status, early[index]?.headers["retry-after"]]).toEqual([at, 503, "120"]);
    // A crawler that asks before the person gets the screen of a failed page instead.
    if (index > 0) expect(early[index]?.headers["content-type"], at).toContain("text/plain");
  }
  expect((await person).page.status).toBe(200);
  for (const { at, headers, later } of asked) {
    const typeOfPage = async () => {
      const answer = await stack.get(at, { host, headers });
      return answer.status === 200 && answer.headers["content-type"];
    };
    await expect.poll(typeOfPage, { timeout: 20_000 }).toContain(later);
  }
});

it("a waiting page whose tenant writes tags into its texts has one end of its content, with the refresh, and no script", async () => {
  const host = stack.newHost();
  const data = { documentTitle: "</main><script>alert(1)</script>" };
  await stack.setFault("/api/tenant-config", { kind: "wrong-type", body: { data } }, host);
  await stack.get("/faq", { host });
  await slow(3_000, host);
  const { body } = await stack.get("/gallery", { host, headers: PERSON });
  expect(body).toContain("&lt;/main&gt;&lt;script&gt;");
  expect(body.split("</main>")).toHaveLength(2);
  expect(body).toContain(`${REFRESH}/gallery"></main>`);
  expect(body).not.toContain("<script");
});

describe("a date chosen without JavaScript", () => {
  const month = monthFromNow(1);
  /** What shows without scripts: not what waits in hidden elements for one, nor templates. */
  const shown = ({ body }: { body: string }) => textOf(mainOf(body.replace(/<div hidden id="S:[^]*$/, "")));

  it("has its departures when the operator is slow; when it takes 10 s, what is missing, and them the next time", async () => {
    const host = await coldHost();
    await stack.get("/tours/132", { host });
    for (const [tour, ms] of [
      [122, 200],
      [131, 2_500],
      [132, 7_000],
    ])
      await stack.setFault(`/api/product/web/products/${tour}`, { kind: "slow", ms: ms ?? 0 }, host);
    const of = (tour: number) => `/tours/${tour}?month=${month}&date=${month}-12`;
    const [quick, slowly, late] = await Promise.all([122, 131, 132].map((tour) => open(of(tour), host)));
    for (const { page } of [quick, slowly].filter((one) => one !== undefined)) {
      expect(page.status).toBe(200);
      expect(shown(page)).not.toContain("Loading");
      expect(shown(page)).toMatch(/First pick-up|There is no departure on this day/);
    }
    if (late === undefined) throw new Error("not asked");
    expect(late.page.status).toBe(200);
    expect(late.page.body).not.toContain('<div hidden id="S:');
    expect(shown(late.page)).toContain("Departure times cannot be loaded right now.");
    expect(attributesOf(mainOf(late.page.body), { role: "link", text: "Try again" }, "href")).toContain(
      `/tours/132?date=${month}-12&month=${month}#calendar`,
    );
    await expect
      .poll(async () => shown(await stack.get(of(132), { host })))
      .toMatch(/First pick-up|There is no departure/);
  });
});
