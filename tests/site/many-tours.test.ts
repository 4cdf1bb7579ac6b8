/** Operators with tours out of season, and with more tours than can be asked for at once: dates, pages and the sitemap. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { TOURS_PER_PAGE } from "#app/domain/tour/list-pages.ts";
import { expectWithinBudget, kbOf } from "#tests/support/budgets.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { FORMAT } from "#tests/support/format.ts";
import { findAll, mainOf, textOf } from "#tests/support/html.ts";
import { type Answer, cacheOf } from "#tests/support/http.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { todayThere } from "#tests/support/today.ts";

const DATE = `${monthFromNow(1)}-12`;
const withClass = (html: string, name: string) =>
  findAll(mainOf(html), { attr: { class: new RegExp(`(^| )${name}( |$)`) } }).map(textOf);

const tour = (id: number) => ({ id, title: `Tour ${id}`, url: `/tour/t-${id}`, tags: ["Zion National Park"] });
const tours = (count: number) => Array.from({ length: count }, (_, index) => tour(index + 1));
const sale = (date: string) => ({ date, available: true, remaining: 9 });

const SEASONAL = "seasonal.localhost";
const OUT_OF_SEASON = [1, 2, 3];
const later = `${monthFromNow(5)}-16`;
const MANY = "many.localhost";
/** Its operator has one call for the dates of all tours. */
const AT_ONCE = "at-once.localhost";

let operator: CaptureServer;
let stack: TestStack;
/** Calls for the dates of the seasonal tours: open now, and most at once. */
let [open, most] = [0, 0];
/** Answered calls for dates of the many tours. */
let answered = 0;

function datesOfSeasonal(url: string): unknown {
  if (url.includes("/4/")) return [sale(addDays(todayThere(), 1))];
  if (url.includes("month=")) return [];
  if (url.includes("/2/")) return Array.from({ length: 2_000 }, (_, day) => sale(addDays(later, day)));
  return url.includes("/3/") ? [sale("2020-01-01"), sale("2099-01-01")] : [sale(later)];
}

beforeAll(async () => {
  operator = await startCaptureServer();
  operator.answer(({ url, headers }, response) => {
    const host = headers["host-name"];
    const answer = (data: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
    if (host === AT_ONCE && url.startsWith("/api/tenant-config")) return answer({ salesDatesOfAll: true });
    if (host === AT_ONCE && url === "/api/office/our-tours") return answer(tours(2_001));
    if (url.startsWith("/api/website/builder/")) return response.writeHead(404).end();
    if (/^\/api\/product\/web\/sales-dates(?:\?|$)/.test(url))
      return answer(tours(50).map(({ id }) => ({ id, dates: [sale(DATE)] })));
    if (url === "/api/office/our-tours") return answer(tours(host === SEASONAL ? 4 : host === MANY ? 400 : 100));
    const id = /\/detail\/(\d+)$/.exec(url)?.[1];
    if (id !== undefined) return answer(tour(Number(id)));
    if (!url.includes("/sales-dates")) return answer(url.startsWith("/api/tenant-config") ? {} : []);
    if (host !== SEASONAL) return host === MANY && ++answered > 50 ? undefined : answer([sale(DATE)]);
    most = Math.max(most, ++open);
    setTimeout(() => {
      open -= 1;
      answer(datesOfSeasonal(url));
    }, 20);
  });
  stack = await startTestStack({ vars: { API_BASE_URL: operator.origin } });
});
afterAll(() => Promise.all([stack.stop(), operator.stop()]));

const callsFor = (host: string) => operator.seen.filter(({ headers }) => headers["host-name"] === host);
const datesAsked = (host: string) => callsFor(host).filter(({ url }) => url.includes("/sales-dates"));

describe("tours out of season", () => {
  const list = async (query = "") => (await stack.get(`/our-tours${query}`, { host: SEASONAL })).body;

  it("are asked for all their dates, once and two at a time, and never show one that is past or years away", async () => {
    const departs = async () => withClass(await list(), "tour-card-departs");
    await expect.poll(async () => (await departs()).filter((text) => text.startsWith("Next: ")).length).toBe(3);
    const next = `Next: ${FORMAT.comingDate(later, todayThere())}`;
    expect(await departs()).toEqual([expect.stringMatching(/^Next: /), next, next, "On request"]);
    const wholly = datesAsked(SEASONAL).filter(({ url }) => !url.includes("month="));
    expect(wholly.map(({ url }) => Number(url.split("/")[5])).toSorted((a, b) => a - b)).toEqual(OUT_OF_SEASON);
    expect(most).toBeLessThanOrEqual(2);
  });

  it("are linked on that date from a list with a date", async () => {
    await expect.poll(() => list(`?date=${DATE}`)).toMatch(new RegExp(`&amp;date=${later}"[^>]*>Next: `));
  });
});

describe("400 tours, of which the operator answers for the dates of 50", () => {
  const cardsOf = ({ body }: { body: string }) => withClass(body, "tour-card-title");
  const asked = `/our-tours?date=${DATE}&people=4`;

  // How long calls may take: tests/unit/worker/content/availability-rounds.test.ts. On a slow machine none may end before the page.
  it("are listed as far as it answered while other calls hang; the list says which are missing, and is not cached", async () => {
    const departingOf = ({ body }: Answer) => Number(/(\d+) of 400 tours have/.exec(body)?.[1]);
    const ask = () => stack.get(asked, { host: MANY });
    let [answer, views] = [await ask(), 1];
    for (; departingOf(answer) === 0 && views < 10; views += 1) answer = await ask();
    const departing = departingOf(answer);
    const unknown = Number(/check these dates right now[^(]*\((\d+)\)/.exec(textOf(mainOf(answer.body)))?.[1]);
    expect(departing).toBeGreaterThan(0);
    expect(departing).toBeLessThanOrEqual(50);
    expect(departing + unknown).toBe(400);
    expect(cardsOf(answer)).toHaveLength(Math.min(departing, TOURS_PER_PAGE));
    expect(cacheOf(answer)).not.toBe("hit");
    expect(datesAsked(MANY).length).toBeLessThanOrEqual(110 * views);
  });

  it("are on small pages, each tour once", async () => {
    const paths = ["/our-tours", ...Array.from({ length: 8 }, (_, index) => `/our-tours?page=${index + 2}`)];
    const pages = await Promise.all(paths.map((path) => stack.get(path, { host: MANY })));
    for (const { status, body } of pages) {
      expect(status).toBe(200);
      expectWithinBudget("list of 400 tours, KB", kbOf(body));
    }
    const titles = pages.flatMap(cardsOf);
    expect(titles).toHaveLength(400);
    expect(new Set(titles).size).toBe(400);
    const [first, second] = pages;
    expect(first?.body).toContain('<a href="/our-tours?page=2"');
    expect(second?.body).toMatch(/<link rel="canonical" href="[^"]*\/our-tours\?page=2"/);
    expect(second?.body).toContain("400 tours, page 2 of 9");
  });
});

it("the first sitemap has all 2,000 tours, and costs what it costs without tours (docs/threats.md T24)", async () => {
  operator.seen.length = 0;
  const { status, body } = await stack.get("/sitemap.xml", { host: AT_ONCE });
  expect([status, body.match(/\/tours\/\d+</g)?.length]).toEqual([200, 2_000]);
  expect(callsFor(AT_ONCE).filter(({ url }) => !url.startsWith("/api/website/builder/"))).toHaveLength(4);
});

it("2,000 tours are listed, and a search by date costs two calls at most where the operator has one for all", async () => {
  const asked = async (query: string) => (await stack.get(`/our-tours${query}`, { host: AT_ONCE })).body;
  expect(await asked("")).toContain("2000 tours, page 1 of 42");
  const before = datesAsked(AT_ONCE).length;
  expect(await asked(`?date=${DATE}&adults=2`)).toContain("50 of 2000 tours have 2 seats");
  const calls = datesAsked(AT_ONCE).map(({ url }) => url.replace(/\?.*/, ""));
  expect([...new Set(calls)]).toEqual(["/api/product/web/sales-dates"]);
  // The month, unless the list has asked for it, and all dates for the tours without one in it.
  expect(calls.length - before).toBeLessThanOrEqual(2);
});
