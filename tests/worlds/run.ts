/**
 * `npm run worlds -- 500 [first]`: looks at so many worlds, from the first seed on (1). Ends with 1 if any has a problem. With
 * SHOTS=1, screenshots of the home pages go to `.tmp/worlds`.
 */

import { mkdirSync } from "node:fs";
import { launchBrowser } from "#scripts/browser.ts";
import { inspectWorld, WIDTHS } from "./inspect.ts";
import { hostOf } from "./operator.ts";
import { startWorlds } from "./stack.ts";

const TABS = 3;
const OUT = ".tmp/worlds";

const [count = 500, first = 1] = process.argv.slice(2).map(Number);
const seeds = Array.from({ length: count }, (_, n) => first + n);
const startedAt = performance.now();

const [worlds, browser] = await Promise.all([startWorlds(), launchBrowser()]);
let failed = 0;
let done = 0;
let found = 0;
let looked = 0;
const PROGRESS_EVERY = 50;
const minutes = () => ((performance.now() - startedAt) / 60_000).toFixed(1);

async function takeShots(seed: number): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 400 } });
    await page.goto(`http://${hostOf(seed)}:${worlds.sitePort}/`);
    await page.screenshot({ path: `${OUT}/w${seed}-${width}.png` });
    await page.close();
  }
}

async function work(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const { problems, pages } = await inspectWorld(browser, seed, worlds);
    done += 1;
    looked += pages;
    found += problems.length;
    if (problems.length > 0) failed += 1;
    if (done % PROGRESS_EVERY === 0) console.log(`${done} of ${count} worlds in ${minutes()} min`);
    for (const problem of problems) console.log(problem);
    if (process.env.SHOTS === "1") await takeShots(seed);
  }
}

await Promise.all(Array.from({ length: TABS }, work));
await browser.close();
await worlds.stop();
console.log(`${done} worlds, ${looked} pages in ${minutes()} min; ${found} problems in ${failed} worlds.`);
process.exitCode = failed === 0 ? 0 : 1;
