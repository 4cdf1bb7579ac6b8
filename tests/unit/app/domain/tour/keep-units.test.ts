import { expect, it } from "vitest";
import { keepNames, keepUnits } from "#app/domain/tour/keep-units.ts";

it("names of places stay on one line in titles, numbers with their units everywhere", () => {
  const names = keepNames("Antelope Canyon X and Valley of Fire in 5 h");
  expect(names).toBe("Antelope\u00a0Canyon\u00a0X and Valley\u00a0of\u00a0Fire in 5\u00a0h");
  expect(keepUnits("5 h to Hoover Dam, from $69")).toBe("5\u00a0h to Hoover Dam, from\u00a0$69");
  expect(keepUnits("up to 50 lb, daily 7 AM to 7 PM")).toBe("up to 50\u00a0lb, daily 7\u00a0AM to 7\u00a0PM");
});
