import { expect, it } from "vitest";
import * as budgets from "#app/domain/budgets.ts";

it("a limit that contains another is longer", () => {
  const shorterFirst: [number, number][] = [
    [budgets.DATA_STREAM_TIMEOUT_MS, budgets.RENDER_TIMEOUT_MS],
    [budgets.RETRY_WITHIN_MS, budgets.ATTEMPT_TIMEOUT_MS],
    [budgets.ATTEMPT_TIMEOUT_MS, budgets.PAGE_CALLS_AFTER_TIMEOUT_MS],
    [budgets.PAGE_CALLS_AFTER_TIMEOUT_MS, budgets.PAGE_CALLS_MS],
    [budgets.PAGE_CALLS_MS, budgets.RENDER_TIMEOUT_MS],
    [budgets.ATTEMPT_TIMEOUT_MS, budgets.FOLLOWER_WAIT_MS],
    [budgets.SECOND_LEADER_AFTER_MS, budgets.FOLLOWER_WAIT_MS],
  ];
  for (const [shorter, longer] of shorterFirst) expect(shorter).toBeLessThan(longer);
});

it("a page with a hanging operator and a silent KV sends its first byte within 3 s", () => {
  expect(budgets.PAGE_CALLS_AFTER_TIMEOUT_MS + budgets.KV_CONTENT_MS).toBeLessThan(3_000);
});
