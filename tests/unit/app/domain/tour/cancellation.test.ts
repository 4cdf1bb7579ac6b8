import { describe, expect, it } from "vitest";
import { cancellationText, firstFreeDate } from "#app/domain/tour/cancellation.ts";

describe("free cancellation of a departure", () => {
  const TOO_LATE = "This departure is less than 48 hours away, so it cannot be canceled for free.";

  it.each([
    ["2026-12-01", "05:45", 48, "Free cancellation until Sun, Nov\u00a029,\u00a05:45\u00a0AM."],
    ["2026-11-25", "13:30", 24, "Free cancellation until Tue, Nov\u00a024,\u00a01:30\u00a0PM."],
    ["2027-01-01", "05:45", 48, "Free cancellation until Wed, Dec\u00a030,\u00a05:45\u00a0AM."],
    ["2026-11-24", "19:46", 48, "Free cancellation until Sun, Nov\u00a022,\u00a07:46\u00a0PM."],
    ["2026-11-24", "19:45", 48, TOO_LATE],
    ["2026-11-24", "05:45", 48, TOO_LATE],
    ["2026-11-22", "23:00", 48, TOO_LATE],
  ])("on %s at %s, with %i hours", (date, time, hours, text) => {
    expect(cancellationText({ date, time }, hours, { date: "2026-11-22", time: "19:45" })).toBe(text);
  });

  it.each([48, 24, 25, 1, 72])(
    "holds all of today for every departure of the first date that is named: %i hours",
    (hours) => {
      const [today, midnight] = ["2026-11-22", "00:00"];
      const lastMinute = { date: today, time: "23:59" };
      const date = firstFreeDate(today, hours);
      expect(cancellationText({ date, time: midnight }, hours, lastMinute)).toMatch(/^Free/);
    },
  );

  it("names the day after tomorrow for 24 hours", () => {
    expect(firstFreeDate("2026-11-22", 24)).toBe("2026-11-24");
    expect(firstFreeDate("2026-12-30", 48)).toBe("2027-01-02");
  });
});
