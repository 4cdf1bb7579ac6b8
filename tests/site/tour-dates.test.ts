import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const text = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');

describe("with the operator", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  describe("the calendar", () => {
    it("has the month somebody asks for, departures of the date, and a way to book each", async () => {
      // A year-round tour every day of the week: some day next month is free.
      const next = monthFromNow(1);
      const month = await stack.get(`/tours/121?month=${next}`);
      const dates = [...text(month.body).matchAll(/href="\?month=[\d-]{7}&date=([\d-]{10})#calendar"/g)].map(
        ([, d]) => d,
      );
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
      expect(text(body)).toMatch(/href="\?original_url=%2Ftour%2Fhoover-dam-half-day-tour&month=\d{4}-\d{2}#calendar"/);
    });

    it("opens in the season of a tour that does not run now, and names the next date for a month without any", async () => {
      // Two-day tour from April to October, or Narrows from June: one of them is out of season in any month.
      const answers = await Promise.all(["/tours/143?month=", "/tours/133?month="].map((path) => stack.get(path)));
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(text(body)).toMatch(/data-state="open"/);
        const title = /class="month-title"[^>]*>([^<]*)</.exec(text(body))?.[1] ?? "";
        const now = new Date().toLocaleDateString("en-US", {
          timeZone: "America/Los_Angeles",
          month: "long",
          year: "numeric",
        });
        expect(text(body).includes(`The next departures are in ${title}.`)).toBe(title !== now);
      }
      const year = new Date().getUTCFullYear() + 1;
      const january = text((await stack.get(`/tours/143?month=${year}-01`)).body);
      expect(january).toContain(`Nothing to book in January ${year}.`);
      expect(january).toMatch(/Next departure: \w+day, \w+ \d+/);
    });

    it("knows a season that lasts over New Year", async () => {
      // Whatever month it is now: the next December or January, and the next May.
      const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth()];
      const winter = await stack.get(`/tours/173?month=${month === 11 ? `${year + 1}-01` : `${year}-12`}`);
      const may = await stack.get(`/tours/173?month=${month < 4 ? year : year + 1}-05`);
      expect(winter.body).toContain('data-state="open"');
      expect(may.body).not.toContain('data-state="open"');
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
