/**
 * `npm run bench:pages`: pages as a visitor on a slow phone feels them, in alternating rounds: first paint, largest paint,
 * hydrated, and from a tap on the menu to the next paint.
 *
 * `-- --routes /,/faq --rounds 5 --beside other=http://localhost:8754` also measures the same paths of other sites.
 */

import os from "node:os";
import { parseArgs } from "node:util";
import { launchBrowser } from "#scripts/browser.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { type Site, THROTTLING, visitPage } from "./page-visit.ts";

const { values } = parseArgs({
  options: {
    beside: { type: "string", multiple: true, default: [] },
    routes: { type: "string", default: "/,/our-tours,/tours/121,/faq" },
    rounds: { type: "string", default: "3" },
  },
});
const routes = values.routes.split(",");
const rounds = Number(values.rounds);
if (!routes.every((route) => route.startsWith("/"))) throw new Error("--routes takes paths separated by commas.");
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a number, not "${values.rounds}".`);

const others = values.beside.map((word): Site => {
  const [name = "", address = ""] = word.split("=", 2);
  if (name === "" || !URL.canParse(address)) throw new Error(`--beside takes name=http://host:port, not "${word}".`);
  return { name, origin: new URL(address), isOurs: false };
});

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const range = (numbers: readonly number[]) =>
  `${Math.round(median(numbers))} (${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))})`;
const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

const stack = await startTestStack({ vars: { LOG_SAMPLE: "0" } });
const browser = await launchBrowser();
try {
  const own: Site = { name: "this site", origin: new URL(`http://localhost:${stack.site.url.port}`), isOurs: true };
  const sites = [own, ...others];
  const measured = new Map<string, Record<string, number>[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const path of routes) {
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        const figures = await visitPage(browser, site, path);
        console.log(`round ${round} of ${rounds}: ${site.name} ${path} ${JSON.stringify(figures)}`);
        const key = `${path} | ${site.name}`;
        // The first round fills the caches of the sites.
        if (round > 0) measured.set(key, [...(measured.get(key) ?? []), figures]);
      }
    }
  }
  const { rttMs, downKbit, cpu } = THROTTLING;
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}, ${browser.version()}`,
  );
  console.log(`${rttMs} ms RTT, ${downKbit / 1000} Mbit/s, ${cpu}× CPU; medians (lowest to highest) of ${rounds}\n`);
  const names = Object.keys([...measured.values()][0]?.[0] ?? {});
  row(["path", "site", ...names]);
  row(["---", "---", ...names.map(() => "---")]);
  for (const [key, rows] of measured)
    row([key, ...names.map((name) => range(rows.map((figures) => figures[name] ?? Number.NaN)))]);
} finally {
  await Promise.allSettled([browser.close(), stack.stop()]);
}
process.exit(0);
