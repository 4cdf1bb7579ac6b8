/** `npm run simulate`: four days of 10,000 tenants and a billion views a month, then how cost grows. `-- --sweep`: what if. */

import { HOUR, POLICY, SETUP, type Setup } from "./simulate/model.ts";
import { type Bill, billOf, type Charged, totalOf, usageOf } from "./simulate/prices.ts";
import { type DayResult, type Scenario, simulate, totalViews, type Views } from "./simulate/run.ts";

const SCENARIOS: Scenario[] = ["normal day", "deploy at noon", "outage", "1,000 edits"];
const DAY_SECONDS = 24 * HOUR;

type Row = (string | number)[];

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
const dollars = (amount: number) => `$${amount.toFixed(amount < 10 ? 2 : 0)}`;

function count(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  return Math.round(value).toLocaleString("en-US");
}

function print(title: string, head: Row, rows: Row[]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [first = [], ...rest] = lines;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  console.log(["", `## ${title}`, "", text(first), rule, ...rest.map(text)].join("\n"));
}

const fresh = (views: Views) => views.hit + views.upperHit;
const hitRate = (views: Views) => percent(fresh(views) + views.stale, totalViews(views));
const perSecond = (amount: number) => count(amount / DAY_SECONDS);

function printDay(scenario: Scenario, day: DayResult): void {
  const { views, edits, watched } = day;
  const all = totalViews(views);
  const usage = usageOf(day, 1);
  const cost = (charged: Charged) => dollars(totalOf(billOf(usage, charged, 0)));
  const share = (part: number) => `${count(part)} (${percent(part, all)})`;
  print(
    scenario,
    ["what", "in the day"],
    [
      ["views", count(all)],
      ["fresh from the lower tier", share(views.hit)],
      ["fresh from the upper tier", share(views.upperHit)],
      ["stale, renewed in the background", share(views.stale)],
      ["waited for a render", share(views.miss)],
      ["degraded; 503", `${count(views.degraded)}; ${count(views.error)}`],
      ["hit rate: did not wait", hitRate(views)],
      ["hit rate from 11:00, 12:00 … 16:00", day.viewsByHour.slice(11, 17).map(hitRate).join(", ")],
      ["renders", `${share(day.renders)}; ${perSecond(day.renders)}/s, peak ${count(day.peakRenders)}/s`],
      ["operator calls for content", `${count(day.calls)}; ${perSecond(day.calls)}/s, peak ${count(day.peakCalls)}/s`],
      ["of these failed", count(day.failedCalls)],
      ["operator calls of browsers (/api)", `${count(usage.apiCalls)}; ${perSecond(usage.apiCalls)}/s`],
      ["KV reads; writes", `${count(day.kvReads)}; ${count(day.kvWrites)}`],
      ["edits; purge calls; of everything", `${count(edits.edits)}; ${count(edits.purges)}; ${edits.purgesOfAll}`],
      [
        "edit to purge: median; slowest",
        `${watched.medianSeconds.toFixed(0)} s; ${watched.slowestSeconds.toFixed(0)} s`,
      ],
      ["cost, without logs: assets free; charged", `${cost("and calls of Pages")}; ${cost("and assets")}`],
      ...(scenario === "outage" ? [["views in the region without operator", count(day.outageViews)]] : []),
      ...(scenario === "1,000 edits"
        ? [["the 1,000 edits: purge calls; lost", `${watched.purges}; ${watched.lost}`]]
        : []),
    ],
  );
}

const SIZES: { views: number; tenants: number }[] = [
  { views: 1e6, tenants: 10 },
  { views: 1e7, tenants: 100 },
  { views: 1e8, tenants: 1_000 },
  { views: 1e9, tenants: 10_000 },
];

function printGrowth(normalDay: DayResult | null, workersCache: boolean): void {
  const rows = SIZES.map(({ views, tenants }): Row => {
    const editsPerDay = tenants / 5;
    const setup = { ...SETUP, viewsPerMonth: views, tenants, editsPerDay, workersCache };
    const day = views === SETUP.viewsPerMonth && normalDay !== null ? normalDay : simulate(setup, "normal day");
    const usage = usageOf(day, 30);
    const bill = (charged: Charged): Bill => billOf(usage, charged, 1);
    const own = bill(workersCache ? "and calls of Pages" : "worker requests only");
    const charged = workersCache ? dollars(5 + totalOf(bill("and assets"))) : "-";
    const parts = [own.requests, own.cpu, own.kvReads, own.kvWrites].map(dollars);
    const logs = `${dollars(own.logs)}; ${dollars(own.logsFromDecember)}`;
    const renders = (day.renders / totalViews(day.views)).toFixed(2);
    return [count(views), tenants, hitRate(day.views), renders, ...parts, dollars(5 + totalOf(own)), charged, logs];
  });
  print(
    workersCache ? "A month, with Workers Cache for Pages" : "A month, without Workers Cache",
    [
      ...["views", "tenants", "hit rate", "renders a view", "requests", "CPU", "KV reads", "KV writes"],
      ...["with $5 base", "if assets are charged", "logs of all invocations: now; from December"],
    ],
    rows,
  );
}

const withPage = (freshSeconds: number): Partial<Setup> => ({
  policy: { ...POLICY, page: { ...POLICY.page, freshSeconds } },
});
const withWebhook = (webhookFreshSeconds: number | null): Partial<Setup> => ({
  policy: { ...POLICY, webhookFreshSeconds },
});

const SWEEP: [string, Partial<Setup>][] = [
  ["as designed", {}],
  ["twice the sample", { tenantsPerOctave: 2 }],
  ["4 isolates a region", { isolatesPerRegion: 4 }],
  ["64 isolates a region", { isolatesPerRegion: 64 }],
  ["one upper tier for all", { regions: 1, isolatesPerRegion: 96 }],
  ["pages fresh for 600 s", withPage(600)],
  ["pages fresh for 3,600 s", withPage(3_600)],
  ["without webhook", withWebhook(null)],
  ["content trusted until the webhook", withWebhook(Number.POSITIVE_INFINITY)],
  ["unchanged entries written hourly", { rewriteAfterSeconds: HOUR }],
  [
    "unchanged entries written daily, trusted as long",
    { rewriteAfterSeconds: DAY_SECONDS, ...withWebhook(DAY_SECONDS) },
  ],
  ["20,000 edits a day", { editsPerDay: 20_000 }],
  ["70,000 edits a day", { editsPerDay: 70_000 }],
  ["200,000 edits a day", { editsPerDay: 200_000 }],
];

function printSweep(): void {
  const rows = SWEEP.map(([name, change]): Row => {
    const day = simulate({ ...SETUP, ...change }, "normal day");
    const all = totalViews(day.views);
    const cost = dollars(30 * totalOf(billOf(usageOf(day, 1), "and calls of Pages", 0)));
    return [
      ...[name, percent(fresh(day.views), all), hitRate(day.views), (day.renders / all).toFixed(2)],
      ...[
        perSecond(day.calls),
        count(day.kvReads),
        count(day.kvWrites),
        `${day.edits.purges}; ${day.edits.purgesOfAll}`,
      ],
      cost,
    ];
  });
  print(
    "What if: normal days",
    [
      ...["what", "fresh", "hit rate", "renders a view", "operator calls/s", "KV reads", "KV writes"],
      ...["purges; of everything", "a month, assets free"],
    ],
    rows,
  );
}

if (process.argv.includes("--sweep")) {
  printSweep();
  printGrowth(null, false);
} else {
  const days = SCENARIOS.map((scenario) => {
    const day = simulate(SETUP, scenario);
    printDay(scenario, day);
    return day;
  });
  printGrowth(days[0] ?? null, true);
}
