import { expect, it } from "vitest";
import * as budgets from "#app/domain/budgets.ts";

it("a limit that contains another is longer", () => {
  const shorterFirst: [number, number][] = [
    [budgets.AVAILABILITY_ROUND_MS, budgets.SHORT_WAIT_MS],
    // A crawler's answer comes from the page, with its own texts, unless it had to join another rendering.
    [budgets.SHORT_WAIT_MS + budgets.KV_CONTENT_MS, budgets.CRAWLER_ANSWER_MS],
    [budgets.TEXTS_AROUND_WAIT_MS + budgets.KV_CONTENT_MS, budgets.WAITING_PAGE_AFTER_MS],
    [budgets.WAITING_PAGE_AFTER_MS + budgets.WAITING_PAGE_MS, budgets.SHORT_WAIT_MS],
    // A call that times out does so while the page is still waiting, so that its log line says why.
    [budgets.OPERATOR_CALL_MS + budgets.KV_CONTENT_MS, budgets.PERSON_WAIT_MS],
    [budgets.CHOSEN_DATE_WAIT_MS, budgets.PERSON_WAIT_MS],
    // Streamed content that is late shows its own state, not that of a render cut short.
    [budgets.PERSON_WAIT_MS, budgets.DATA_STREAM_TIMEOUT_MS],
    [budgets.DATA_STREAM_TIMEOUT_MS, budgets.RENDER_TIMEOUT_MS],
    [budgets.OPERATOR_CALL_MS, budgets.FOLLOWER_WAIT_MS],
    [budgets.SECOND_LEADER_AFTER_MS, budgets.FOLLOWER_WAIT_MS],
  ];
  for (const [shorter, longer] of shorterFirst) expect(shorter).toBeLessThan(longer);
});

it("with a hanging operator and a silent KV, everybody gets a first byte within 3 s", () => {
  expect(budgets.SHORT_WAIT_MS + budgets.KV_CONTENT_MS).toBeLessThan(3_000);
  expect(budgets.WAITING_PAGE_AFTER_MS + budgets.WAITING_PAGE_MS + budgets.KV_CONTENT_MS).toBeLessThan(3_000);
});
