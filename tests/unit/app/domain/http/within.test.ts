import { describe, expect, it, vi } from "vitest";
import { LATE, within } from "#app/domain/http/within.ts";

describe("within", () => {
  it("returns a result or failure in time and clears its timer", async () => {
    vi.useFakeTimers();
    expect(await within(Promise.resolve("here"), 50)).toBe("here");
    await expect(within(Promise.reject(new Error("broken")), 50)).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("returns LATE after the limit; a later failure is no unhandled rejection", async () => {
    let fail!: (reason: Error) => void;
    const work = new Promise<string>((_, reject) => {
      fail = reject;
    });
    expect(await within(work, 5)).toBe(LATE);
    // Vitest fails the run on an unhandled rejection.
    fail(new Error("too late"));
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
});
