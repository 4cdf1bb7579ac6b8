/**
 * A page without a copy while the operator is slow (specification 10.6): what people, crawlers and programs get, and when.
 * What takes seconds is asked at once, before the first test: the tests only wait for the longest delay.
 */

import { describe, expect, it } from "vitest";
import { attributesOf, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { monthFromNow } from "#tests/support/today.ts";

const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const REFRESH = '<meta http-equiv="refresh" content="0;url=';
const BUILDER = "/api/website/builder/";

const stack = await sharedStack();

/** Delays in ms, by the beginning of paths; null: no answer. Not by the stand-in's faults, which are forgotten before a test. */
function slow(host: string, delays: Record<string, number | null>): void {
  stack.operator.answer(host, ({ path }, _, pass) => {
    const [, ms = 0] = Object.entries(delays).find(([start]) => path.startsWith(start)) ?? [];
    if (ms !== null) setTimeout(pass, ms);
  });
}

/** A host whose tenant is known, and nothing else of it. */
async function coldHost(delays: Record<string, number | null>): Promise<string> {
  const host = stack.newHost();
  expect((await stack.get("/faq", { host })).status).toBe(200);
  slow(host, delays);
  return host;
}

/**
 * A page as a browser gets it that follows the waiting page's refresh, with its cookies; and the calls of the operator when the
 * first bytes arrived.
 */
async function open(path: string, host: string) {
  const first = stack.getInParts(path, { host, headers: PERSON });
  await first.until("<body");
  const calls = stack.operator.callsOf(host).map((call) => ({ path: call.path, status: call.status }));
  const waiting = await first.whole;
  const isWaiting = waiting.body.includes(REFRESH);
  const cookie = (waiting.headers["set-cookie"] ?? "").split(";")[0] ?? "";
  const page = isWaiting ? await stack.get(path, { host, headers: { ...PERSON, cookie } }) : waiting;
  return { waiting: isWaiting ? waiting : null, page, calls };
}

const openCold = async (path: string, delays: Record<string, number | null>) => open(path, await coldHost(delays));

const PROGRAMS = [
  { at: "/licenses", headers: { ...PERSON, ...GOOGLEBOT }, later: "text/html" },
  { at: "/gallery.md", headers: PERSON, later: "text/markdown" },
  { at: "/webcams", headers: { accept: "text/markdown, text/html;q=0.9" }, later: "text/markdown" },
];

/** While a person waits for the page that the first of them asks for. */
async function askAsPrograms() {
  const host = await coldHost({ [BUILDER]: 4_000 });
  const person = open("/licenses", host);
  const early = await Promise.all(PROGRAMS.map(({ at, headers }) => stack.get(at, { host, headers })));
  return { host, early, person: (await person).page };
}

async function askTagged() {
  const host = stack.newHost();
  stack.operator.answer(host, ({ path }, response, pass) => {
    const data = { documentTitle: "</main><script>alert(1)</script>" };
    if (path.startsWith("/api/tenant-config/"))
      response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
    else setTimeout(pass, path.startsWith(`${BUILDER}page/1/gallery`) ? 3_000 : 0);
  });
  await stack.get("/faq", { host });
  return stack.get("/gallery", { host, headers: PERSON });
}

const MONTH = monthFromNow(1);
const onDate = (tour: number) => `/tours/${tour}?month=${MONTH}&date=${MONTH}-12`;

async function askDates() {
  const host = await coldHost({});
  await stack.get("/tours/132", { host });
  const dates = "/api/product/web/products/";
  slow(host, { [`${dates}122`]: 200, [`${dates}131`]: 2_500, [`${dates}132`]: 7_000 });
  const [quick, slowly, late] = await Promise.all(
    ([122, 131, 132] as const).map(async (tour) => (await open(onDate(tour), host)).page),
  );
  return { host, inTime: [quick, slowly], late };
}

const asked = {
  soon: openCold("/licenses", { [BUILDER]: 3_000 }),
  late: openCold("/licenses", { [BUILDER]: 5_000 }),
  never: openCold("/gallery", { [BUILDER]: null }),
  programs: askAsPrograms(),
  tagged: askTagged(),
  dates: askDates(),
};

describe("a person", () => {
  it("sees header, footer and a sentence before the operator answers, then the page", async () => {
    const { waiting, page, calls } = await asked.soon;
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
    expect((await asked.late).page.status).toBe(200);
    const { waiting, page } = await asked.never;
    expect(waiting?.status).toBe(200);
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ "retry-after": "120", "cache-control": "private, no-store" });
    expect(page.body).toContain("Try again");
  });

  it("who waited is in the log, with the status of the page in the end", async () => {
    await openCold("/gallery", { [BUILDER]: 1_500 });
    expect((await stack.logLines()).join("\n")).toMatch(/"event":"page-waited".*"status":200/);
  });

  it("with a quick operator never sees the waiting page", async () => {
    const { waiting, page } = await openCold("/licenses", { [BUILDER]: 200 });
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
  const { host, early, person } = await asked.programs;
  for (const [index, { at }] of PROGRAMS.entries()) {
    expect([at, early[index]?.status, early[index]?.headers["retry-after"]]).toEqual([at, 503, "120"]);
    // A crawler that asks before the person gets the screen of a failed page instead.
    if (index > 0) expect(early[index]?.headers["content-type"], at).toContain("text/plain");
  }
  expect(person.status).toBe(200);
  for (const { at, headers, later } of PROGRAMS) {
    const typeOfPage = async () => {
      const answer = await stack.get(at, { host, headers });
      return answer.status === 200 && answer.headers["content-type"];
    };
    await expect.poll(typeOfPage, { timeout: 20_000 }).toContain(later);
  }
});

it("a waiting page whose tenant writes tags into its texts has one end of its content, with the refresh, and no script", async () => {
  const { body } = await asked.tagged;
  expect(body).toContain("&lt;/main&gt;&lt;script&gt;");
  expect(body.split("</main>")).toHaveLength(2);
  expect(body).toContain(`${REFRESH}/gallery"></main>`);
  expect(body).not.toContain("<script");
});

/** What shows without scripts: not what waits in hidden elements for one, nor templates. */
const shown = ({ body }: { body: string }) => textOf(mainOf(body.replace(/<div hidden id="S:[^]*$/, "")));

it("a date chosen without JavaScript has its departures when the operator is slow; when it takes 10 s, what is missing, and them the next time", async () => {
  const { host, inTime, late } = await asked.dates;
  for (const page of inTime) {
    expect(page?.status).toBe(200);
    expect(page && shown(page)).toMatch(/First pick-up|There is no departure on this day/);
    expect(page && shown(page)).not.toContain("Loading");
  }
  if (late === undefined) throw new Error("not asked");
  expect(late.status).toBe(200);
  expect(late.body).not.toContain('<div hidden id="S:');
  expect(shown(late)).toContain("Departure times cannot be loaded right now.");
  // This very address.
  expect(attributesOf(mainOf(late.body), { role: "link", text: "Try again" }, "href")).toContain("");
  await expect
    .poll(async () => shown(await stack.get(onDate(132), { host })))
    .toMatch(/First pick-up|There is no departure/);
});
