import { expect, it, vi } from "vitest";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";

it("withTimeout returns a result or failure in time and clears its timer", async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve("here"), 50)).toBe("here");
  await expect(withTimeout(Promise.reject(new Error("broken")), 50)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

it("withTimeout returns TIMED_OUT after the limit; a later failure is no unhandled rejection", async () => {
  const work = Promise.withResolvers<string>();
  expect(await withTimeout(work.promise, 5)).toBe(TIMED_OUT);
  // Vitest fails the run on an unhandled rejection.
  work.reject(new Error("too late"));
  await new Promise((resolve) => setTimeout(resolve, 1));
});
