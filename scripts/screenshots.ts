/** `npm run screenshots`: pictures of pages. Nothing is compared. */

import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "./browser.ts";
import { run } from "./owner/command.ts";
import { Site } from "./owner/site.ts";
import { portFrom, SITE_PORT } from "./ports.ts";

const USAGE = `npm run screenshots -- [path…]
npm run screenshots -- --blocks

Of a running \`npm start\`, or SITE_URL. The first: whole pages at four widths, light and dark, into .tmp/screenshots; without paths, one page
of every route. The second: pictures of the page builder's blocks for docs/operator-api.md, into docs/blocks.`;

const OUT = ".tmp/screenshots";
const WIDTHS = (process.env.WIDTHS ?? "360,768,1280,1920").split(",").map(Number);
const SCHEMES = ["light", "dark"] as const;

/** The page on which the demo has a block of each type, and the block's selector. */
const BLOCKS: Record<string, [path: string, selector: string]> = {
  hero: ["/about-us", ".hero"],
  richText: ["/privacy-policy", ".section:has(.rich-text)"],
  tours: ["/ideas", ".section:has(.tour-card)"],
  cards: ["/licenses", ".section:has(.cards)"],
  map: ["/", ".section:has(.map-drawing)"],
  steps: ["/about-us", ".section:has(.steps)"],
  faq: ["/", ".faq"],
  quote: ["/about-us", ".section:has(.quote)"],
  cta: ["/about-us", ".section:has(.cta)"],
  table: ["/about-us", ".section:has(.table-scroll)"],
  gallery: ["/gallery", ".section:has(.gallery)"],
  videos: ["/videos/en", ".section:has(.film)"],
  webcams: ["/webcams", ".section:has(.webcams)"],
  posts: ["/articles", ".section:has(.post-grid)"],
  team: ["/meet-the-team", ".section:has(.team)"],
  press: ["/press-releases", ".press"],
};
/** The height of the part of a long block that is shown, its beginning. */
const BLOCK_HEIGHT = 720;

const origin = process.env.SITE_URL ?? `http://localhost:${portFrom("PORT", SITE_PORT)}`;

/** Pages that the sitemap leaves out. */
const UNLISTED = [
  "/cart/",
  "/hotel/",
  "/activities/",
  "/our-tours?date=2099-01-01&people=2",
  "/checkout/",
  "/signin",
  "/signup",
  "/account",
  "/nope",
];

/** One page of each route: the first of folders with many pages of one kind, such as tours. */
async function onePageOfEachRoute(): Promise<string[]> {
  const listed = await new Site(new URL(origin)).sitemap();
  const folders = new Set<string>();
  const firsts = listed.filter((path) => {
    const [, folder = "", page] = path.split("/");
    if (page === undefined) return true;
    const isFirst = !folders.has(folder);
    folders.add(folder);
    return isFirst;
  });
  return [...firsts, ...UNLISTED];
}

function fileName(path: string, width: number, scheme: string): string {
  const name = path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
  return `${OUT}/${name}-${width}-${scheme}.png`;
}

async function wholePages(browser: Browser, given: readonly string[]): Promise<void> {
  const paths = given.length > 0 ? given : await onePageOfEachRoute();
  console.log(`${paths.length} pages at ${WIDTHS.join(", ")} px, light and dark, into ${OUT}`);
  mkdirSync(OUT, { recursive: true });
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: "reduce",
      });
      page.on("console", (message) => console.log(`${message.type()}: ${message.text()}`));
      for (const path of paths) {
        await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
        // Scrolls so that lazy images load.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 30));
          }
          window.scrollTo(0, 0);
        });
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: fileName(path, width, scheme), fullPage: true });
      }
      await page.close();
    }
  }
}

async function blockPictures(browser: Browser): Promise<void> {
  const folder = "docs/blocks";
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  for (const [type, [path, selector]] of Object.entries(BLOCKS)) {
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    const block = page.locator(selector).first();
    await block.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const picture = sharp(await block.screenshot());
    const { width, height } = await picture.metadata();
    const top = picture.extract({ left: 0, top: 0, width, height: Math.min(height, BLOCK_HEIGHT) });
    await top.resize(640).webp({ quality: 70 }).toFile(`${folder}/${type}.webp`);
  }
}

await run({
  usage: USAGE,
  options: { blocks: { type: "boolean" } },
  async main({ values, positionals }) {
    await new Site(new URL(origin)).ask("/healthz");
    const browser = await launchBrowser();
    if (values.blocks === true) await blockPictures(browser);
    else await wholePages(browser, positionals);
    await browser.close();
    return 0;
  },
});
