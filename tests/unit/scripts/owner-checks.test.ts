/** Rules behind `npm run report`. */

import { expect, it } from "vitest";
import {
  alerts,
  copiesByKind,
  droppedFields,
  failedCalls,
  linesIn,
  neverVisited,
  oldestShown,
} from "#scripts/report/summary.ts";

const finding = (count: number) => ({
  event: "answer-findings",
  call: "our-tours",
  findings: [{ path: "[*].price", reason: "dropped", found: "text", count }],
});
const lines = [
  { event: "operator-failed", path: "/api/product/web/detail/121", status: 500 },
  { event: "operator-failed", path: "/api/product/web/detail/122", status: 500 },
  { event: "api-failed", path: "/api/cart", kind: "timeout" },
  finding(3),
  finding(2),
  { event: "request", oldest: "tour", oldest_s: 90 },
  { event: "request", oldest: "tour", oldest_s: 7_200 },
  { event: "request", oldest: null, oldest_s: 0 },
];

it("a report counts failed calls by path and reason, and says the most of what was dropped and how old copies were", () => {
  expect(failedCalls(lines).join(" ")).toBe("/api/product/web/detail/… 500,2 /api/cart timeout,1");
  const resting = { event: "breaker-opened", endpoint: "page" };
  const alerted = alerts([resting, resting, ...lines, { event: "key-refused" }], "now");
  expect(alerted.join(" ")).toBe("breaker-opened page,2 key-refused,1");
  expect(droppedFields(lines)).toEqual([["our-tours.[*].price dropped: text", 3]]);
  expect(oldestShown(lines)).toEqual([["tour", 7_200]]);
});

it("a report names the pages without a copy, which nobody has opened", () => {
  const copies = [
    ["page:home", 60],
    ["tour:121", 5_000],
    ["tour:122", null],
    ["site", 5],
  ] as const;
  const paths = ["/", "/tours/121", "/tours/144", "/faq", "/blog/x", "/our-tours", "/tours-detail/zion-tours/"];
  expect(neverVisited(paths, copies)).toEqual(["/tours/144", "/faq", "/blog/x"]);
  expect(copiesByKind(copies)).toEqual([
    ["page", { count: 1, oldest: 60 }],
    ["site", { count: 1, oldest: 5 }],
    ["tour", { count: 2, oldest: 5_000 }],
  ]);
});

it("a report reads the worker's own lines, and what tail and Logpush write around them", () => {
  const line = JSON.stringify({ event: "request" });
  const tail = JSON.stringify({ logs: [{ message: [line, "(warn) text"] }] });
  const logpush = JSON.stringify({ Logs: [{ Message: [line] }] });
  expect(linesIn(["[wrangler] text", line, tail, logpush, "{broken", '"text"'].join("\n"))).toHaveLength(3);
});
