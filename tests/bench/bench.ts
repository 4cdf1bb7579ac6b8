/**
 * `npm run bench`: what the site serves a second, beside yardsticks, in one run with alternating rounds (this kind of
 * machine is noisy: ratios and medians count). SECONDS and ROUNDS set the length; `--save` keeps the table in RESULTS.md.
 */

import { bundleWorker } from "#tests/support/bundle-worker.ts";
import { anyFreePort } from "#tests/support/port-check.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { startWorker, type WorkerServer } from "#tests/support/worker-server.ts";
import { load, type Round, type Target } from "./load.ts";
import { machine, median, saveSection, table } from "./results.ts";

const SECONDS = Number(process.env.SECONDS ?? 3);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAGE = "/faq";
const PERSON = { "user-agent": "Mozilla/5.0 (bench)" };
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
const uncached = await startTestStack({ vars: { PAGE_CACHE: "off", LOG_SAMPLE: "0" } });
const markup = (await stack.get(PAGE)).body;
const data = JSON.stringify({ html: markup.replaceAll(/<script[\s\S]*?<\/script>/g, "").slice(0, 30_000) });
const plain = await yardstick("plain", "ts", {});
const react = await yardstick("react", "ts", { MARKUP: markup });
const router = await yardstick("router", "tsx", { MARKUP: markup, DATA: data });
const asset = /\/assets\/entry[^"]+\.js/.exec(markup)?.[0] ?? "/favicon.svg";

const at = (server: WorkerServer, path: string) => new URL(path, server.url).href;
const targets: [name: string, target: Target][] = [
  ["plain Hono text", { url: at(plain, "/") }],
  ["static asset", { url: at(stack.site, asset) }],
  [`cache hit (${PAGE})`, { url: at(stack.site, PAGE), headers: PERSON }],
  [`render, warm KV (${PAGE})`, { url: at(uncached.site, PAGE), headers: PERSON }],
  ["same markup, bare React", { url: at(react, "/") }],
  ["same markup, bare React Router", { url: at(router, "/") }],
  ["redirect (/search)", { url: at(stack.site, "/search/x?y=1"), headers: PERSON }],
  [
    "/api proxy (dates of a tour)",
    { url: at(stack.site, "/api/product/web/products/121/sales-dates"), headers: PERSON },
  ],
  ["404 for crawlers", { url: at(stack.site, "/nope"), headers: CRAWLER, expects4xx: true }],
  ["404 for people", { url: at(stack.site, "/nope"), headers: PERSON, expects4xx: true }],
];

const rounds = new Map<string, Round[]>(targets.map(([name]) => [name, []]));
for (const [, target] of targets) await load(target, 1);
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, target] of targets) rounds.get(name)?.push(await load(target, SECONDS));
}

await stack.stopOperator();
const OUTAGE = "cache hit, operator stopped";
rounds.set(OUTAGE, []);
for (let round = 0; round < ROUNDS; round++) {
  rounds.get(OUTAGE)?.push(await load({ url: at(stack.site, PAGE), headers: PERSON }, SECONDS));
}

const of = (name: string, pick: (round: Round) => number) => median((rounds.get(name) ?? []).map(pick));
const base = of("plain Hono text", (round) => round.requestsPerSecond);
const rows = [...rounds.keys()].map((name) => {
  const rps = of(name, (round) => round.requestsPerSecond);
  const failed = (rounds.get(name) ?? []).reduce((sum, round) => sum + round.failed, 0);
  return [name, rps.toFixed(0), (rps / base).toFixed(2), of(name, (r) => r.p50Ms), of(name, (r) => r.p99Ms), failed];
});
const figures = table(["what", "requests/s", "ratio to plain", "p50 ms", "p99 ms", "failed"], rows);
console.log(`\n${figures}\n`);

if (process.argv.includes("--save")) {
  const how = `Medians of ${ROUNDS} alternating rounds of ${SECONDS} s, autocannon and workerd on the same machine. The page is ${(markup.length / 1024).toFixed(0)} KB.`;
  saveSection("What the site serves a second (`npm run bench`)", `${machine()}. ${how}\n\n${figures}`);
}
await Promise.all([stack.stop(), uncached.stop(), plain.stop(), react.stop(), router.stop()]);
process.exit(0);
