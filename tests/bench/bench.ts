/**
 * `npm run bench`: requests per second of the site and of yardsticks, in alternating rounds. On a shared machine only
 * medians mean something, and only ratios within a round. `-- --seconds 1 --rounds 3` shortens it; `--save` writes the
 * table to RESULTS.md.
 */

import { parseArgs } from "node:util";
import { bundleWorker } from "#scripts/bundle-worker.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startWorker, type WorkerServer } from "#scripts/worker-server.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { load, type Round, type Target } from "./load.ts";
import { machine, median, saveSection, table } from "./results.ts";
import { userAgent } from "./user-agent.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "9" },
    save: { type: "boolean", default: false },
  },
});
const SECONDS = Number(options.seconds);
const ROUNDS = Number(options.rounds);
const WARM_SECONDS = 3;
const PAGE = "/faq";
const LIST = "/our-tours";
const VISITOR = { "user-agent": userAgent("desktop") };
const CRAWLER = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

async function yardstick(name: string, extension: string, vars: Record<string, string>): Promise<WorkerServer> {
  await bundleWorker(`tests/bench/workers/${name}.${extension}`, `build/bench/${name}`);
  return startWorker({
    configPath: "tests/bench/wrangler.toml",
    main: `build/bench/${name}/index.js`,
    port: await anyFreePort(),
    vars,
    onLog: () => undefined,
  });
}

const stack = await startTestStack({ vars: { LOG_SAMPLE: "0" } });
const uncached = await startTestStack({ hasWorkersCache: false, vars: { LOG_SAMPLE: "0" } });
const markup = (await stack.get(PAGE)).body;
const data = JSON.stringify({ html: markup.replaceAll(/<script[\s\S]*?<\/script>/g, "").slice(0, 30_000) });
const plain = await yardstick("plain", "ts", {});
const react = await yardstick("react", "ts", { MARKUP: markup });
const router = await yardstick("router", "tsx", { MARKUP: markup, DATA: data });
const asset = /\/assets\/entry[^"]+\.js/.exec(markup)?.[0] ?? "/favicon.svg";

type Named = [name: string, target: Target];
const at = (server: WorkerServer, path: string) => new URL(path, server.url).href;
const targets: [Named, ...Named[]] = [
  ["plain Hono text", { url: at(plain, "/") }],
  ["static asset", { url: at(stack.site, asset) }],
  [`cache hit (${PAGE})`, { url: at(stack.site, PAGE), headers: VISITOR }],
  [`render, warm KV (${PAGE})`, { url: at(uncached.site, PAGE), headers: VISITOR }],
  [`render, warm KV (${LIST})`, { url: at(uncached.site, LIST), headers: VISITOR }],
  ["same markup, bare React", { url: at(react, "/") }],
  ["same markup, bare React Router", { url: at(router, "/") }],
  ["redirect (/search)", { url: at(stack.site, "/search/x?y=1"), headers: VISITOR }],
  [
    "/api proxy (dates of a tour)",
    { url: at(stack.site, "/api/product/web/products/121/sales-dates"), headers: VISITOR },
  ],
  ["404 for crawlers", { url: at(stack.site, "/nope"), headers: CRAWLER, expects4xx: true }],
  ["404 for visitors", { url: at(stack.site, "/nope"), headers: VISITOR, expects4xx: true }],
];

const [plainText] = targets;
const outage: Named[] = [["cache hit, operator stopped", { url: at(stack.site, PAGE), headers: VISITOR }]];

interface Measured extends Round {
  /** Requests per second, divided by those of plain text in the same round. */
  ratio: number;
}
const measured = new Map<string, Measured[]>();

/** Measures all targets in turn, and that `ROUNDS` times. */
async function measure(named: readonly Named[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const base = await load(plainText[1], SECONDS);
    for (const [name, target] of named) {
      const figures = target === plainText[1] ? base : await load(target, SECONDS);
      const ratio = figures.requestsPerSecond / base.requestsPerSecond;
      measured.set(name, [...(measured.get(name) ?? []), { ...figures, ratio }]);
    }
  }
}

for (const [, target] of targets) await load(target, WARM_SECONDS);
await measure(targets);
await stack.stopOperator();
await measure(outage);

const rows = [...measured].map(([name, all]) => {
  const of = (pick: (one: Measured) => number) => median(all.map(pick));
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  const rps = of((one) => one.requestsPerSecond).toFixed(0);
  const ratio = of((one) => one.ratio).toFixed(2);
  return [name, rps, ratio, of((one) => one.p50Ms), of((one) => one.p99Ms), failed];
});
const figures = table(["what", "requests/s", "ratio to plain", "p50 ms", "p99 ms", "failed"], rows);
console.log(`\n${figures}\n`);

if (options.save) {
  const method = `Medians of ${ROUNDS} alternating rounds of ${SECONDS} s, autocannon and workerd on the same machine; ratios are medians of the ratios within a round. The page is ${(markup.length / 1024).toFixed(0)} KB.`;
  saveSection("Requests per second (`npm run bench`)", `${machine()}. ${method}\n\n${figures}`);
}
await Promise.all([stack.stop(), uncached.stop(), plain.stop(), react.stop(), router.stop()]);
process.exit(0);
