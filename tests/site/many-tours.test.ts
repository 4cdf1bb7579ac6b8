/** Operators with more tours than can be asked for at once: dates, pages and the sitemap. Tours out of season: availability.test.ts. */

import { describe, expect, it } from "vitest";
import { TOURS_PER_PAGE } from "#app/domain/tour/list-pages.ts";
import { expectWithinBudget, kbOf } from "#tests/support/budgets.ts";
import { mainOf, textOf, withClass } from "#tests/support/html.ts";
import { type Answer, cacheOf } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { monthFromNow } from "#tests/support/today.ts";

const DATE = `${monthFromNow(1)}-12`;

const tour = (id: number) => ({ id, title: `Tour ${id}`, url: `/tour/t-${id}`, tags: ["Zion National Park"] });
const tours = (count: number) => Array.from({ length: count }, (_, index) => tour(index + 1));
const sale = (date: string) => ({ date, available: true, remaining: 9 });

const stack = await sharedStack();

/** The host of an operator with so many tours. @param datesOf undefined: the call hangs */
function seller(count: number, datesOf: () => unknown, config = {}): string {
  const host = stack.newHost();
  stack.operator.answer(host, ({ path }, response) => {
    const answer = (data: unknown) =>
      data !== undefined && response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
    if (path.startsWith("/api/website/builder/")) return response.writeHead(404).end();
    if (path.startsWith("/api/tenant-config")) return answer(config);
    if (path === "/api/office/our-tours") return answer(tours(count));
    const id = /\/detail\/(\d+)$/.exec(path)?.[1];
    if (id !== undefined) return answer(tour(Number(id)));
    return path.endsWith("/sales-dates") ? setTimeout(() => answer(datesOf()), 20) : answer([]);
  });
  return host;
}

const datesAsked = (host: string) => stack.operator.callsOf(host).filter(({ path }) => path.endsWith("/sales-dates"));

describe("400 tours, of which the operator answers for the dates of 50", () => {
  const manySeller = () => {
    let answered = 0;
    return seller(400, () => (++answered > 50 ? undefined : [sale(DATE)]));
  };
  const cardsOf = ({ body }: { body: string }) => withClass(body, "tour-card-title");
  const asked = `/our-tours?date=${DATE}&people=4`;

  // How long calls may take: tests/unit/worker/content/availability-rounds.test.ts. On a slow machine none may end before the page.
  it("are listed as far as it answered while other calls hang; the list says which are missing, and is not cached", async () => {
    const departingOf = ({ body }: Answer) => Number(/(\d+) of 400 tours have/.exec(body)?.[1]);
    const host = manySeller();
    const ask = () => stack.get(asked, { host });
    let [answer, views] = [await ask(), 1];
    for (; departingOf(answer) === 0 && views < 10; views += 1) answer = await ask();
    const departing = departingOf(answer);
    const unknown = Number(/check these dates right now[^(]*\((\d+)\)/.exec(textOf(mainOf(answer.body)))?.[1]);
    expect(departing).toBeGreaterThan(0);
    expect(departing).toBeLessThanOrEqual(50);
    expect(departing + unknown).toBe(400);
    expect(cardsOf(answer)).toHaveLength(Math.min(departing, TOURS_PER_PAGE));
    expect(cacheOf(answer)).not.toBe("hit");
    expect(datesAsked(host).length).toBeLessThanOrEqual(110 * views);
  });

  it("are on small pages, each tour once", async () => {
    const host = manySeller();
    const paths = ["/our-tours", ...Array.from({ length: 8 }, (_, index) => `/our-tours?page=${index + 2}`)];
    const pages = await Promise.all(paths.map((path) => stack.get(path, { host })));
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

/** The operator has one call for the dates of all tours. */
const sellerOf2000 = () =>
  seller(2_001, () => tours(50).map(({ id }) => ({ id, dates: [sale(DATE)] })), { salesDatesOfAll: true });

it("the first sitemap has all 2,000 tours, and costs what it costs without tours (docs/threats.md T24)", async () => {
  const host = sellerOf2000();
  const { body } = await stack.whole("/sitemap.xml", { host });
  expect(body.match(/\/tours\/\d+</g)).toHaveLength(2_000);
  const asked = new Set(stack.operator.callsOf(host).map(({ path }) => path));
  expect([...asked].filter((path) => !path.startsWith("/api/website/builder/"))).toHaveLength(4);
});

it("2,000 tours are listed, and a search by date costs two calls at most where the operator has one for all", async () => {
  const host = sellerOf2000();
  const asked = async (query: string) => (await stack.get(`/our-tours${query}`, { host })).body;
  expect(await asked("")).toContain("2,000 tours, page 1 of 42");
  const before = datesAsked(host).length;
  expect(await asked(`?date=${DATE}&adults=2`)).toContain("50 of 2,000 tours have 2 seats");
  expect(new Set(datesAsked(host).map(({ path }) => path))).toEqual(new Set(["/api/product/web/sales-dates"]));
  // The month, unless the list has asked for it, and all dates for the tours without one in it.
  expect(datesAsked(host).length - before).toBeLessThanOrEqual(2);
});
