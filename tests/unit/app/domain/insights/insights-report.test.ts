import fc from "fast-check";
import { expect, it } from "vitest";
import { type InsightsReport, readInsights, stepText } from "#app/domain/insights/insights-report.ts";

const RUNNING = { id: "b1", routes: new Set(["routes/home", "routes/tour"]) };

const report = {
  route: "routes/tour",
  build: "b1",
  connection: "4g",
  vitals: { LCP: 1234.5, INP: 80, CLS: 0 },
  steps: [stepText("tour-viewed", 121), stepText("contact")],
} satisfies InsightsReport;

const read = (change: Record<string, unknown>) => readInsights({ ...report, ...change }, RUNNING);
const names = (change: Record<string, unknown>) => read(change)?.list.map(({ name, tour }) => `${name} ${tour}`.trim());

it.each([null, 5, "x", [report], {}, { ...report, route: "/tours/121" }, { ...report, route: "__proto__" }])(
  "a report of figures of shape %j is dropped",
  (body) => expect(readInsights(body, RUNNING)).toBeNull(),
);

it("a report of figures loses only a metric or a step that is not known, or not plausible", () => {
  const vitals = { LCP: 120_001, INP: 60_000, CLS: "0", FCP: 5 };
  const steps = [
    "tour-viewed:121",
    "tour-viewed:1234567890",
    "tour-viewed:-1",
    "paid",
    "toString",
    "book:7",
    "book:7",
    5,
  ];
  expect(names({ vitals, steps })).toEqual(["INP", "tour-viewed 121", "book 7"]);
  expect(names({ steps: "contact" })).toEqual(["LCP", "INP", "CLS"]);
  expect(names({ vitals: null, steps: { length: 1, 0: "contact" } })).toBeUndefined();
});

it("a report of figures of any content becomes only known words, digits and plausible numbers", () => {
  const anything = fc.record(
    {
      route: fc.oneof(fc.constant("routes/home"), fc.anything()),
      build: fc.anything(),
      connection: fc.anything(),
      vitals: fc.oneof(fc.dictionary(fc.constantFrom("LCP", "INP", "CLS", "TTFB"), fc.anything()), fc.anything()),
      steps: fc.oneof(fc.array(fc.oneof(fc.string(), fc.constant("book:1"), fc.anything())), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (body) => {
      const insights = readInsights(body, RUNNING);
      if (insights === null) return;
      expect(insights.route).toBe("routes/home");
      expect(["b1", "earlier"]).toContain(insights.build);
      expect(insights.connection).toMatch(/^(?:slow-2g|[234]g|unknown)$/);
      for (const { name, tour, value } of insights.list) {
        expect(name).toMatch(/^(?:LCP|INP|CLS|tour-viewed|date-chosen|book|cart-add|checkout|newsletter|contact)$/);
        expect(tour).toMatch(/^\d{0,9}$/);
        expect(value >= 0 && value <= 120_000).toBe(true);
      }
    }),
  );
});
