/**
 * The last row of the fault matrix. Two hundred and forty views in the suite;
 * `npm run bench:soak` is the whole row, and only there growth of memory is judged: seconds say nothing about a slope.
 */

import { afterEach, expect, it } from "vitest";
import { manyViews, type Views } from "#tests/support/many-views.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { openHeapMeter } from "#tests/support/worker-heap.ts";

/** `vitest --mode soak` */
const IS_SOAK = import.meta.env.MODE === "soak";
const SOAK_MS = 600_000;
const ROUND_VIEWS = IS_SOAK ? 500 : 60;
const SHORT_ROUNDS = 4;

let stack: TestStack;
afterEach(() => stack.stop());

const PAGES = [
  "/",
  "/faq",
  "/about-us",
  "/our-tours",
  "/blog",
  "/contact-us",
  "/gallery",
  "/tours-detail/grand-canyon-tours/",
  "/blog/packing-list-by-season",
].map((path) => [path, "npx-logo"] as const);

/** Least-squares slope of megabytes over minutes. */
function slope(samples: readonly (readonly [minutes: number, megabytes: number])[]): number {
  const mean = (index: 0 | 1) => samples.reduce((sum, sample) => sum + sample[index], 0) / samples.length;
  const [x, y] = [mean(0), mean(1)];
  const above = samples.reduce((sum, [minutes, megabytes]) => sum + (minutes - x) * (megabytes - y), 0);
  return above / samples.reduce((sum, [minutes]) => sum + (minutes - x) ** 2, 0);
}

it("fault: 10 min soak at capacity on 2 cores with 20 % faults", { timeout: IS_SOAK ? 0 : 120_000 }, async () => {
  stack = await startTestStack({ vars: { LOG_SAMPLE: "0" }, inspect: true });
  const heap = await openHeapMeter(stack.site);
  for (const [path] of PAGES) expect((await stack.get(path)).status, path).toBe(200);
  await stack.setFault("/api/", { kind: "flaky", share: 0.1, fault: { kind: "status", status: 503 } });
  await stack.setFault("/api/website/", { kind: "flaky", share: 0.2, fault: { kind: "hang" } });
  await stack.setFault("/api/office/", { kind: "flaky", share: 0.2, fault: { kind: "malformed" } });
  const startedAt = Date.now();
  const statuses: Views["statuses"] = {};
  const samples: [number, number][] = [];
  let incomplete = 0;
  let views = 0;
  while (IS_SOAK ? Date.now() - startedAt < SOAK_MS : samples.length < SHORT_ROUNDS) {
    const round = await manyViews((path) => stack.get(path), { count: ROUND_VIEWS, pages: PAGES, atOnce: 16 });
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    }
    incomplete += round.incomplete;
    views += ROUND_VIEWS;
    samples.push([(Date.now() - startedAt) / 60_000, (await heap.used()) / 1024 / 1024]);
  }
  // The first minutes fill caches.
  const settled = samples.filter(([minutes]) => minutes > SOAK_MS / 60_000 / 3);
  const most = Math.max(...samples.map(([, megabytes]) => megabytes));
  console.log(
    `soak: ${views} views, ${JSON.stringify(statuses)}, heap at most ${most.toFixed(0)} MB, slope over minutes: ${IS_SOAK ? `${slope(settled).toFixed(2)} MB/min` : "too short to tell"}`,
  );
  expect(statuses).toEqual({ 200: views });
  expect(incomplete).toBe(0);
  // An isolate may have 128 MB.
  expect(most).toBeLessThan(96);
  if (IS_SOAK) expect(slope(settled)).toBeLessThan(1);
});
