/**
 * `npm run bench:compare -- --beside astro=http://localhost:8754`: this site next to others that serve the same home
 * page, tour list and FAQ, in alternating rounds of one run, as visitors on a phone feel them. `--rounds 5`, `--save`.
 */

import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "#scripts/browser.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { DRAWER_OPENED, timeInput } from "./page-inputs.ts";
import { FAQ_TO_HOME, HOME_TO_LIST, timeMove, timeTap } from "./page-moves.ts";
import { executedBytes, THROTTLING, visitPage } from "./page-visit.ts";
import { machine, median, saveSection, table } from "./results.ts";

const ROUTES = ["/", "/our-tours", "/faq"];

interface Site {
  name: string;
  origin: URL;
  isOurs: boolean;
}

const { values } = parseArgs({
  options: {
    beside: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "5" },
    save: { type: "boolean", default: false },
  },
});

function otherSites(): Site[] {
  return values.beside.map((word) => {
    const [name = "", address = ""] = word.split("=", 2);
    if (name === "" || !URL.canParse(address)) throw new Error(`--beside takes name=http://host:port, not "${word}".`);
    return { name, origin: new URL(address), isOurs: false };
  });
}

type Figures = Record<string, number>;

async function measureOnce(browser: Browser, { origin, isOurs }: Site): Promise<Figures> {
  const figures: Figures = {};
  for (const path of ROUTES) {
    const url = new URL(path, origin);
    const page = await visitPage(browser, url, [origin.origin], isOurs);
    figures[`FCP ${path}, ms`] = page.fcpMs;
    figures[`LCP ${path}, ms`] = page.lcpMs;
    figures[`last long task ends ${path}, ms`] = page.quietMs;
    figures[`TBT ${path}, ms`] = page.tbtMs;
    figures[`requests ${path}`] = page.requests;
    figures[`JavaScript ${path}, KB`] = page.bytes.Script / 1024;
    figures[`executed JavaScript ${path}, KB`] = (await executedBytes(browser, url)) / 1024;
  }
  figures["tap home to list, ms"] = await timeTap(browser, origin, HOME_TO_LIST);
  figures["tap FAQ to home, ms"] = await timeTap(browser, origin, FAQ_TO_HOME);
  figures["tap on the menu to the next paint, 4× CPU, ms"] = await timeInput(browser, origin, DRAWER_OPENED, isOurs);
  figures["hover, then click, home to list, not throttled, ms"] = await timeMove(browser, origin, HOME_TO_LIST);
  return figures;
}

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a number, not "${values.rounds}".`);
const others = otherSites();
const stack = await startTestStack({ vars: { LOG_SAMPLE: "0" } });
const browser = await launchBrowser({});
try {
  const own = { name: "this site", origin: new URL(`http://localhost:${stack.site.url.port}`), isOurs: true };
  const sites: Site[] = [own, ...others];
  const startedWith = machine();
  const measured = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? sites : sites.toReversed();
    for (const site of order) {
      const figures = await measureOnce(browser, site);
      // The first round fills caches.
      if (round > 0) measured.get(site.name)?.push(figures);
      console.log(`round ${round}/${rounds}  ${site.name}  tap ${figures["tap home to list, ms"]?.toFixed(0)}`);
    }
  }
  const names = Object.keys(measured.get(own.name)?.[0] ?? {});
  const rows = names.map((name) => [
    name,
    ...sites.map((site) => {
      const each = (measured.get(site.name) ?? []).map((figures) => figures[name] ?? Number.NaN);
      const digits = name.endsWith("KB") ? 1 : 0;
      const range = `${Math.min(...each).toFixed(digits)} to ${Math.max(...each).toFixed(digits)}`;
      return `${median(each).toFixed(digits)} (${range})`;
    }),
  ]);
  const { rttMs, downKbit, cpu } = THROTTLING;
  const tables = [
    `${startedWith}; ${machine().split(", ").at(-1)} at the end. Chromium ${browser.version()}, medians (lowest to highest) of ${rounds} alternating rounds.`,
    `Throttled to ${rttMs} ms RTT, ${downKbit / 1000} Mbit/s, ${cpu}× CPU unless it says otherwise; an ordinary user agent, empty caches.`,
    table(["", ...sites.map(({ name }) => name)], rows),
  ].join("\n\n");
  console.log(`\n${tables}\n`);
  if (values.save) saveSection("Next to other sites (`npm run bench:compare`)", tables);
} finally {
  await Promise.allSettled([browser.close(), stack.stop()]);
}
process.exit(0);
