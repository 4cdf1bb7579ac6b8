import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tours } from "#tests/operator/seed/tours.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const PLACES = [...new Set(tours.map(({ destination }) => destination))];

const text = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(text(html))?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
/** What differs between two renderings of one page: nonces and ids of the stream. */
const withoutNonces = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, "");

describe("with the operator", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  describe("the list of tours", () => {
    it("links to every tour; each answers with its title, its price and one canonical address", async () => {
      const list = text((await stack.get("/our-tours")).body);
      expect(list).toContain("28 tours");
      expect(tours).toHaveLength(28);
      for (const tour of tours) {
        const href = list
          .match(/href="(\/tours-detail\/[^"]*)"/g)
          ?.map((attribute) => attribute.slice(6, -1))
          .find((link) => link.endsWith(encodeURIComponent(`/tour/${tour.slug}`)));
        expect(href, tour.slug).toBeDefined();
        const page = await stack.get(href ?? "/");
        expect([page.status, h1(page.body)]).toEqual([200, tour.title]);
        expect(text(page.body)).toContain(`<strong>$${tour.priceAdult}</strong> per adult`);
        expect(canonical(page.body)).toBe(`${stack.site.url.origin}/tours/${tour.id}`);
        expect(page.body.match(/<h1/g)).toHaveLength(1);
        for (const stop of tour.itinerary) expect(text(page.body)).toContain(stop.title);
      }
    });

    it("is filtered and sorted by its address alone", async () => {
      const { body } = await stack.get("/our-tours?destination=hoover-dam&price=under-100&sort=price");
      const wanted = tours
        .filter(({ tags, priceAdult }) => tags.includes("Hoover Dam") && priceAdult < 100)
        .toSorted((a, b) => a.priceAdult - b.priceAdult);
      expect(wanted.length).toBeGreaterThan(1);
      expect(text(body)).toContain(`${wanted.length} of 28 tours`);
      const titles = [...text(body).matchAll(/class="tour-card-link"[^>]*>([^<]*)</g)].map(([, title]) => title);
      expect(titles).toEqual(wanted.map(({ title }) => title));
      expect(canonical(body)).toBe(`${stack.site.url.origin}/our-tours`);
    });

    it.each(["?category=%00", "?price=%E0%A4%A", "?sort[]=x&destination=__proto__", `?duration=${"x".repeat(1_900)}`])(
      "ignores %s",
      async (query) => {
        const { status, body } = await stack.get(`/our-tours${query}`);
        expect(status).toBe(200);
        expect(text(body)).toContain("28 tours");
      },
    );

    it("says when nothing fits, and how to go on", async () => {
      const { status, body } = await stack.get("/our-tours?destination=hoover-dam&price=over-200&duration=half-day");
      expect(status).toBe(200);
      expect(text(body)).toContain("No tour fits all of that.");
      expect(text(body)).toContain("Show all 28 tours");
    });

    it("is each tenant's own", async () => {
      const { body } = await stack.get("/our-tours", { host: "canyon.localhost" });
      expect(text(body)).not.toContain("Hoover Dam half-day tour");
      expect((await stack.get("/tours/121", { host: "canyon.localhost" })).status).toBe(404);
      expect((await stack.get("/tours/121")).status).toBe(200);
    });
  });

  describe("a kind of tour", () => {
    it("is there by id and by slug, with one canonical address", async () => {
      for (const path of ["/our-tours/4", "/our-tours/overnight", "/our-tours/overnight/"]) {
        const { status, body } = await stack.get(path);
        expect([status, h1(body), canonical(body)]).toEqual([
          200,
          "Overnight tours",
          `${stack.site.url.origin}/our-tours/overnight`,
        ]);
        expect(text(body)).toContain(`${tours.filter(({ overnight }) => overnight).length} tours`);
      }
    });

    it.each(["/our-tours/0", "/our-tours/99", "/our-tours/nope", "/our-tours/__proto__"])(
      "%s is a 404",
      async (path) => {
        expect((await stack.get(path)).status).toBe(404);
      },
    );
  });

  describe("a tour", () => {
    it.each([
      "/tours/999",
      "/tours/0",
      "/tours/01",
      "/tours/101.5",
      "/tours/x",
      "/tours/9999999999999",
      "/tours/101;x",
      "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fnothing-here",
      "/tours-detail/grand-canyon",
      "/tours-detail/nowhere-tours/",
      "/tours-detail/-tours/",
      "/tours-detail/Grand-Canyon-tours/",
    ])("%s is a 404", async (path) => {
      const { status, body } = await stack.get(path);
      expect(status).toBe(404);
      expect(body).toContain("Page Not Found");
    });

    it("is served with and without trailing slash, under one canonical address", async () => {
      for (const path of ["/tours/101", "/tours/101/"]) {
        const { status, body } = await stack.get(path);
        expect([status, canonical(body)]).toEqual([200, `${stack.site.url.origin}/tours/101`]);
      }
    });

    it("loads its first picture first and sizes all of them", async () => {
      const { body } = await stack.get("/tours/101");
      const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
      expect(main.match(/fetchPriority="high"/gi)).toHaveLength(1);
      for (const image of main.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/width="\d+" height="\d+"/);
    });
  });

  describe("the calendar", () => {
    it("has the month somebody asks for, departures of the date, and a way to book each", async () => {
      // A year-round tour every day of the week: some day next month is free.
      const page = await stack.get("/tours/121");
      const next = /href="\/tours\/121\?month=(\d{4}-\d{2})#calendar"/.exec(page.body)?.[1] ?? "";
      const month = await stack.get(`/tours/121?month=${next}`);
      const dates = [
        ...text(month.body).matchAll(/href="\/tours\/121\?month=[\d-]{7}&date=([\d-]{10})#calendar"/g),
      ].map(([, d]) => d);
      expect(dates.length).toBeGreaterThan(15);
      expect(dates.every((date) => date?.startsWith(next))).toBe(true);
      const date = dates[3] ?? "";
      const day = text((await stack.get(`/tours/121?month=${next}&date=${date}`)).body);
      expect(day).toMatch(
        new RegExp(`href="/search\\?tour=121&date=${date}&session=121-${date.replaceAll("-", "")}-(0730|1230)"`),
      );
    });

    it("keeps original_url in its links", async () => {
      const { body } = await stack.get(
        "/tours-detail/hoover-dam-tours/?original_url=%2Ftour%2Fhoover-dam-half-day-tour",
      );
      expect(text(body)).toMatch(
        /href="\/tours-detail\/hoover-dam-tours\/\?original_url=%2Ftour%2Fhoover-dam-half-day-tour&month=\d{4}-\d{2}#calendar"/,
      );
    });

    it("opens in the season of a tour that does not run now, and names the next date for a month without any", async () => {
      // Two-day tour from April to October, or Narrows from June: one of them is out of season in any month.
      const answers = await Promise.all(["/tours/143?month=", "/tours/133?month="].map((path) => stack.get(path)));
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(text(body)).toMatch(/data-state="open"/);
      }
      const year = new Date().getUTCFullYear() + 1;
      const january = text((await stack.get(`/tours/143?month=${year}-01`)).body);
      expect(january).toContain(`Nothing to book in January ${year}.`);
      expect(january).toMatch(/Next departure: \w+day, \w+ \d+/);
    });

    it.each(["month=2026-13", "month=1999-01&date=x", "month=%27&date=2026-02-30", "date=2019-01-01", "month=9999-12"])(
      "ignores %s",
      async (query) => {
        const [plain, asked] = await Promise.all([stack.get("/tours/101"), stack.get(`/tours/101?${query}`)]);
        expect(asked.status).toBe(200);
        const grid = (html: string) => html.slice(html.indexOf("<table"), html.indexOf("</table>"));
        expect(grid(asked.body)).toBe(grid(plain.body));
      },
    );

    it("never asks the operator for a date nobody can book", async () => {
      await stack.forgetCalls();
      await stack.get("/tours/101?date=2019-01-01");
      await stack.get("/tours/101?date=2199-01-01");
      await stack.get("/tours/101?date=2026-02-30");
      expect((await stack.operatorCalls()).filter(({ path }) => path.includes("/sessions/"))).toEqual([]);
    });
  });

  describe("original_url", () => {
    it.each(HOSTILE_ORIGINAL_URLS)("%j is data", async (hostile) => {
      const path = "/tours-detail/zion-national-park-tours/";
      const plain = await stack.get(path);
      await stack.forgetCalls();
      const answer = await stack.get(`${path}?original_url=${encodeURIComponent(hostile)}`);
      expect(answer.headers).not.toHaveProperty("location");
      if (answer.status !== 404) {
        expect(answer.status).toBe(200);
        const shown = (html: string) => withoutNonces(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
        expect(shown(answer.body)).toBe(shown(plain.body));
        expect(canonical(answer.body)).toBe(canonical(plain.body));
      }
      // Every call of the worker goes to the operator (anything else would fail here and be logged), and to one row only.
      for (const { path: called } of await stack.operatorCalls()) {
        expect(called).toMatch(
          /^\/api\/(?:product\/web\/link-tour\/nothing-here[a-z-]*|office\/|website\/|tenant-config\/)/,
        );
      }
      expect(stack.logs.join("\n")).not.toMatch(/evil|169\.254/);
    });
  });
});

describe("without the operator", () => {
  let stack: TestStack;
  afterEach(() => stack.stop());

  it("and without any copy, the eight destinations are there and everything else says so honestly", async () => {
    stack = await startTestStack();
    await stack.stopOperator();
    for (const place of PLACES) {
      const { status, body } = await stack.get(`/tours-detail/${place}-tours/`);
      expect(status).toBe(200);
      expect(h1(body)).toMatch(/ tours from Las Vegas$/);
      expect(text(body)).toContain("Tours and prices cannot be loaded just now.");
    }
    expect(PLACES).toHaveLength(8);
    for (const path of [
      "/tours/101",
      "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
      "/tours-detail/lake-mead-tours/",
      "/our-tours",
      "/our-tours/4",
    ]) {
      const { status, headers, body } = await stack.get(path);
      expect([status, headers["retry-after"]], path).toEqual([503, "120"]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(body).toContain("Temporarily unavailable");
    }
  });

  it("what somebody saw before is still there", async () => {
    stack = await startTestStack();
    const paths = [
      "/tours/101",
      "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
      "/tours-detail/grand-canyon-tours/",
      "/our-tours",
      "/our-tours/4",
    ];
    const before = await Promise.all(paths.map((path) => stack.get(path)));
    await stack.stopOperator();
    for (const [index, path] of paths.entries()) {
      const after = await stack.get(path);
      expect(after.status, path).toBe(200);
      expect(h1(after.body)).toBe(h1(before[index]?.body ?? ""));
    }
  });
});

describe("with an operator that answers everything but dates", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
    await stack.setFault("/api/product/web/products/", { kind: "status", status: 500 });
  });
  afterAll(() => stack.stop());

  it("the tour is there, with a word about its dates and a way to reach somebody", async () => {
    const { status, body } = await stack.get("/tours/101");
    expect(status).toBe(200);
    expect(text(body)).toContain("Dates cannot be loaded just now.");
    expect(body).toContain('href="tel:+17025550142"');
    expect(text(body)).toContain("Similar tours");
  });

  it("slow dates do not hold the page up", async () => {
    await stack.setFault("/api/product/web/products/", { kind: "slow", ms: 1_500 });
    const { status, chunks, chunkTimes, body } = await stack.get("/tours/141");
    const arrivalOf = (part: string) => chunkTimes[chunks.findIndex((chunk) => chunk.includes(part))] ?? 0;
    expect(status).toBe(200);
    expect(arrivalOf("Loading dates")).toBeLessThan(1_200);
    expect(arrivalOf("month-grid")).toBeGreaterThanOrEqual(1_500);
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
  });

  it.each([{ kind: "malformed" }, { kind: "wrong-type", body: { data: [{ date: "x" }, null, 7] } }] as const)(
    "%j does no harm",
    async (fault) => {
      await stack.setFault("/api/product/web/products/", fault);
      expect((await stack.get("/tours/151")).status).toBe(200);
    },
  );
});
