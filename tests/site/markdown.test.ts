import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { dateWhere, fromOperator, isFree } from "#tests/support/assistant.ts";
import { locations, robotsRules } from "#tests/support/crawl.ts";
import { findAll, h1Of, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { todayThere } from "#tests/support/today.ts";

const stack = await sharedStack();

/** Markdown without the minute it was written in: a minute may end between two answers. */
const withoutTime = (markdown: string) => markdown.replace(/As of [^.]* UTC/, "");
/** Markdown without its escapes. */
const unescaped = (markdown: string) => markdown.replace(/\\(.)/g, "$1");

interface OperatorTour {
  refundable?: boolean;
  title: string;
  priceAdult: number;
  pricePer?: string;
  priceChild: number;
  cancellation: string;
  stay?: { name: string; text: string };
  meetingPoints: { name: string; address: string; time: string }[];
}

const operatorTour = (id: number) => fromOperator<OperatorTour>(stack, `product/web/detail/${id}`);

async function tourIds(): Promise<number[]> {
  const urls = locations((await stack.get("/sitemap.xml")).body);
  return urls.map((url) => Number(/\/tours\/(\d+)$/.exec(url)?.[1])).filter((id) => id > 0);
}

/** Enough to have each kind among them. */
const everyThird = <T>(list: readonly T[]) => list.filter((_, index) => index % 3 === 0);

describe("the Markdown of a tour", () => {
  it("has the price, duration, pick-up and cancellation of its page and of the operator", async () => {
    // On a busy machine the first sitemap may lack tours.
    await expect.poll(async () => (await tourIds()).length).toBeGreaterThanOrEqual(24);
    for (const id of everyThird(await tourIds())) {
      const html = (await stack.get(`/tours/${id}`)).body;
      const markdown = unescaped((await stack.get(`/tours/${id}.md`)).body);
      const tour = await operatorTour(id);
      const main = mainOf(html);
      const page = textOf(main);

      expect(markdown.startsWith(`# ${tour.title}\n`), `${id}`).toBe(true);
      const words = `$${tour.priceAdult} per ${tour.pricePer ?? "adult"}`;
      const price = findAll(main, { tag: "p", text: /^\$\d+ per / }).map(textOf)[0] ?? "";
      expect(price.slice(0, words.length)).toBe(words);
      expect(markdown).toContain(`- Price: ${words}`);
      const child = `$${tour.priceChild} per child`;
      expect([price.includes(child), markdown.includes(child)], `${id}`).toEqual(
        tour.priceChild === tour.priceAdult ? [false, false] : [true, true],
      );

      const values = findAll(main, { tag: "dd" }).map(textOf);
      const facts = findAll(main, { tag: "dt" }).map((name, index) => [textOf(name), values[index]] as const);
      expect(facts.map(([name]) => name)).toEqual(expect.arrayContaining(["Duration", "Pick-up"]));
      for (const [name, value] of facts) expect(markdown, `${id}`).toContain(`- ${name}: ${value}\n`);

      const terms = tour.refundable === false ? `Not refundable. ${tour.cancellation}` : tour.cancellation;
      expect(page, `${id}`).toContain(terms);
      expect(markdown, `${id}`).toContain(`## Cancellation\n\n${terms}\n`);
      const places = tour.meetingPoints.flatMap(({ name, address }) => [name, address]);
      const stay = tour.stay === undefined ? [] : [tour.stay.name, tour.stay.text];
      for (const text of [...places, ...stay]) {
        expect([page.includes(text), markdown.includes(text)], `${id} ${text}`).toEqual([true, true]);
      }
      const times = findAll(main, { tag: "p", text: /^\d+:\d\d [AP]M(?: or \d+:\d\d [AP]M)?$/ }).map(textOf);
      expect(times.length, `${id}`).toBeGreaterThan(0);
      for (const time of times) expect(markdown, `${id}`).toContain(`${time}\n`);
    }
  });

  it("links to pages that are there, by absolute addresses only", async () => {
    for (const path of ["/index.md", "/tours/101.md", "/faq.md", "/blog/a-blog-example.md", "/llms.txt"]) {
      const { body } = await stack.get(path);
      const links = [...body.matchAll(/(?<!\\)\]\(<?([^>)\s]*)>?\)/g)].map(([, url = ""]) => url);
      expect(links.length, path).toBeGreaterThan(0);
      expect(body.match(/(?<!\\)\]\((?!<?(?:https?|tel|mailto|sms):)/g), path).toBeNull();
      const own = [...new Set(links.filter((link) => link.startsWith(stack.site.url.origin)))];
      for (const url of path === "/llms.txt" ? everyThird(own) : own) {
        const { status } = await stack.get(url.slice(stack.site.url.origin.length).replace(/#.*/, ""));
        expect(status, url).toBe(200);
      }
    }
  });
});

describe("the Markdown of other pages", () => {
  it("is there for the pages of the sitemap, with the page's title, and names the page", async () => {
    const paths = locations((await stack.get("/sitemap.xml")).body).map((url) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(70);
    for (const path of everyThird(paths)) {
      const file = path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
      const [page, markdown] = [await stack.get(path), await stack.get(file)];
      expect([markdown.status, markdown.headers["content-type"]], file).toEqual([200, "text/markdown; charset=utf-8"]);
      const title = h1Of(page.body);
      expect(unescaped(markdown.body), file).toContain(`# ${title}`);
      expect(markdown.headers.link, file).toBe(`<${headOf(page.body).canonical}>; rel="canonical"`);
      expect(markdown.body, file).not.toMatch(/<\/?(?:div|span|p|a|svg)\b/);
    }
  });

  it("is linked from llms.txt, with the price of each tour, and robots.txt allows it", async () => {
    const { body } = await stack.get("/llms.txt");
    const mayFetch = robotsRules((await stack.get("/robots.txt")).body);
    for (const { id, priceFrom } of await fromOperator<{ id: number; priceFrom: number }[]>(
      stack,
      "office/our-tours",
    )) {
      expect(body).toMatch(new RegExp(`/tours/${id}\\.md>\\).*from \\$${priceFrom}\\b`));
      expect(mayFetch(`/tours/${id}.md`)).toBe(true);
    }
    expect(unescaped(body)).toContain("- [Death Valley](<");
  });
});

describe("a tour's dates as Markdown", () => {
  const rowsOf = (markdown: string) =>
    [...markdown.matchAll(/^\| (\d{4}-\d{2}-\d{2}) \| (seats|sold out) \| \$(\d+) \|$/gm)].map(([, ...cells]) => cells);

  it("are the operator's of the next 60 days, with the season and the time they were read", async () => {
    const { body } = await stack.get("/tours/161.md");
    const dates = await fromOperator<{ date: string; available: boolean; priceFrom: number }[]>(
      stack,
      "product/web/products/161/sales-dates",
    );
    const last = addDays(todayThere(), 60);
    expect(rowsOf(body)).toEqual(
      dates
        .filter(({ date }) => date <= last)
        .map(({ date, available, priceFrom }) => [date, available ? "seats" : "sold out", String(priceFrom)]),
    );
    expect(body).toMatch(/## Season\n\n[A-Z][a-z]+ to [A-Z][a-z]+/);
    expect(body).toMatch(/As of 20\d\d-\d\d-\d\d \d\d:\d\d UTC\./);
  });

  it("?date= has the departures of the day with seats, prices and where to book", async () => {
    const [date, sessions] = await dateWhere(stack, 111, (all) => all.some(isFree));
    const { status, body, headers } = await stack.get(`/tours/111.md?date=${date}`);
    expect([status, headers.link]).toEqual([200, expect.stringContaining('/tours/111>; rel="canonical"')]);
    for (const { id, remaining, priceAdult, priceChild } of sessions) {
      const seats = remaining === 0 ? "sold out" : String(remaining);
      expect(body).toContain(` | ${seats} | $${priceAdult} | $${priceChild} | `);
      expect(body.includes(`session=${id}`)).toBe(remaining > 0);
    }
    const file = async (path: string) => withoutTime((await stack.get(path)).body);
    expect(await file("/tours/111.md?date=1999-01-01")).toBe(await file("/tours/111.md"));
    const { body: robots } = await stack.get("/robots.txt");
    expect(robots).toContain("Allow: /tours/*.md?date=");
  });
});

describe("one address, two forms", () => {
  const assistant = { headers: { accept: "text/markdown, text/html;q=0.9" } };

  it.each([
    ["TEXT/Markdown;q=0.9, text/html;q=0.8", /^text\/markdown/],
    ["text/html, text/markdown;q=0.9", /^text\/html/],
    ["text/markdown;q=0, */*", /^text\/html/],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", /^text\/html/],
    ["*/*", /^text\/html/],
  ])("for Accept: %s", async (accept, type) => {
    expect((await stack.get("/faq", { headers: { accept } })).headers["content-type"]).toMatch(type);
  });

  it("a day and a filter are those of the address in both forms", async () => {
    const [date, sessions] = await dateWhere(stack, 111, (all) => all.some(isFree));
    const day = await stack.get(`/tours/111?date=${date}&utm_source=assistant`, assistant);
    expect(day.body).toContain(`session=${sessions.find(isFree)?.id}`);
    const filtered = await stack.get("/our-tours?price=under-100", assistant);
    expect(filtered.body).toBe((await stack.get("/our-tours.md?price=under-100")).body);
    expect(filtered.body).not.toBe((await stack.get("/our-tours.md")).body);
    // A name without its field says nothing.
    expect(filtered.body).not.toContain("Sort by");

    const page = await stack.get(`/tours/111?date=${date}&utm_source=assistant`);
    expect(page.headers.link).toContain(`</tours/111.md?date=${date}>; rel="alternate"; type="text/markdown"`);
  });

  it.each(["/", "/faq", "/faq/", "/tours/121", "/blog/a-blog-example", "/our-tours"])(
    "%s is Markdown for clients that prefer it",
    async (path) => {
      const page = await stack.get(path);
      const markdown = await stack.get(path, assistant);
      const file = path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
      expect(withoutTime(markdown.body)).toBe(withoutTime((await stack.get(file)).body));
      expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect([page.headers.vary, markdown.headers.vary]).toEqual(["accept", "accept"]);
      expect(page.headers.link).toContain(`<${file}>; rel="alternate"; type="text/markdown"`);
      // Asked again, each gets its own form, whoever came in between.
      expect((await stack.get(path)).headers["content-type"]).toMatch(/^text\/html/);
      const { canonical } = headOf(page.body);
      expect(markdown.headers.link).toBe(`<${canonical}>; rel="canonical"`);
    },
  );

  it("pages without Markdown, and data, stay what they are", async () => {
    for (const path of ["/cart", "/signin", "/faq.data"]) {
      const { headers } = await stack.get(path, assistant);
      expect(headers["content-type"], path).not.toMatch(/markdown/);
      expect(headers.vary ?? "", path).not.toMatch(/accept\b(?!-)/);
    }
  });
});

it("a comparison has each fact under its tour, with what the party of the visit pays", async () => {
  const { body } = await stack.get("/our-tours.md?compare=101,163&adults=2&children=2&ages=4,14");
  const rows = body.split("\n").filter((line) => line.startsWith("|"));
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([5]));
  expect(cells[0]?.slice(1, 3)).toEqual(["", expect.stringContaining("Grand Canyon")]);
  expect(cells.find(([, name]) => name === "For 2 adults, 2 children")?.slice(2, 4)).toEqual([
    ...[expect.stringMatching(/^from \$\d+$/), "Ages 10 and up"],
  ]);
});
