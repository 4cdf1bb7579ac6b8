import { expect, it } from "vitest";
import { countStep, takeSteps } from "#app/components/funnel.ts";
import { MAX_STEPS } from "#app/domain/insights/insights-report.ts";

it("steps are counted once per page load, in order, and taken once, as many as a report may have", () => {
  countStep("tour-viewed", 121);
  countStep("tour-viewed", 121);
  countStep("book", 121);
  countStep("contact");
  expect(takeSteps()).toEqual(["tour-viewed:121", "book:121", "contact"]);
  countStep("contact");
  expect(takeSteps()).toEqual([]);
  for (let tour = 1; tour <= MAX_STEPS + 1; tour++) countStep("date-chosen", tour);
  expect(takeSteps()).toHaveLength(MAX_STEPS);
  expect(takeSteps()).toEqual([`date-chosen:${MAX_STEPS + 1}`]);
});
