import { describe, expect, it, vi } from "vitest";
import { LATE, within } from "#app/domain/http/within.ts";

describe("within", () => {
  it("gives what comes in time, result or failure, and leaves no timer behind", async () => {
    vi.useFakeTimers();
    expect(await within(Promise.resolve("here"), 50)).toBe("here");
    await expect(within(Promise.reject(new Error("broken")), 50)).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("gives LATE for what is slower, whose later failure is no unhandled rejection", async () => {
    let fail!: (reason: Error) => void;
    const work = new Promise<string>((_, reject) => {
      fail = reject;
    });
    expect(await within(work, 5)).toBe(LATE);
    // Vitest reports a rejection nobody handles as a failure of the run.
    fail(new Error("too late"));
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
});
