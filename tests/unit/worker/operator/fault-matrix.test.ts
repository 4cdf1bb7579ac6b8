/**
 * The fault matrix (docs/threats.md section 2): each row has one test whose title begins with "fault: " and the row's
 * name. To find it: `grep -rn "fault: <row>" tests`.
 */

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROWS = [
  "Upstream down (refused), warm",
  "Upstream down, cold KV",
  "Hang 10 s, warm",
  "Hang 10 s, cold",
  "Slow body 1 byte/s",
  "500/502/503/504",
  "429 + Retry-After: 30",
  "404 for a slug",
  "Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema",
  "200 MB body",
  "Upstream 301 to other host",
  "KV get throws / hangs",
  "KV put throws / 429",
  "KV value corrupt, from the future, or older schema v",
  "Deploy while upstream down",
  "/api/cart down",
  "401 loop",
  "Token endpoint down",
  "Clock skew +/- 1 day in browser",
  "8 tabs refresh",
  "Newsletter/contact 5xx",
  "Asset 404 after deploy",
  "Stale `.data` shape from a new build",
  "Offline browser",
  "sessionStorage, cookies or BroadcastChannel blocked",
  "JS blocked or CSP bug",
  "Client disconnects mid-stream",
  "10 min soak at capacity on 2 cores with 20 % faults",
];

const sources = globSync("tests/{site,journeys}/**/*.test.ts").map((file) => readFileSync(file, "utf8"));

it.each(ROWS)("%s has exactly one test", (row) => {
  const titles = sources.flatMap((source) => source.split(`"fault: ${row}`).slice(1));
  // Not a longer row that begins the same.
  const own = titles.filter((rest) => /^["':]/.test(rest));
  expect(own).toHaveLength(1);
});
