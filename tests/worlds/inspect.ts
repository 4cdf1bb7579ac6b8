/** What a person would complain about on a page of a world. One line per problem. */

import type { Browser, Page } from "playwright-core";
import { cutOff, smallTargets } from "#tests/support/accessibility.ts";
import { axeViolations, hydrated, openTab } from "#tests/support/visit.ts";
import { hostOf, type WorldsOperator } from "./operator.ts";
import { NEVER_SHOWN, type World } from "./world.ts";

export const WIDTHS = [320, 768, 1180, 1280, 1920];
const LEAST_TARGET_PX = 24;

/** Overlaps and cuts among what is shown in the header, a row that wraps, and a button whose text wraps. */
function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    if (header === null) return ["no header"];
    const problems: string[] = [];
    const nameOf = (element: Element) =>
      (element.textContent?.trim() || element.className || element.tagName).replace(/\s+/g, " ").slice(0, 30);
    const shown = [...header.querySelectorAll("a, button, img, span.menu-link, .phone-hours")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest("dialog, .menu-panel, .visually-hidden") === null)
      .filter((element) => !(element.tagName === "IMG" && element.closest("a") !== null))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [at, { element, box }] of shown.entries()) {
      if (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5) {
        problems.push(`"${nameOf(element)}" leaves the window: ${Math.round(box.left)} to ${Math.round(box.right)}`);
      }
      for (const { element: other, box: its } of shown.slice(at + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const x = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const y = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (x > 1 && y > 1) problems.push(`"${nameOf(element)}" and "${nameOf(other)}" overlap by ${x} × ${y}`);
      }
    }
    const row = header.querySelector(".header-row")?.getBoundingClientRect();
    if (row !== undefined && row.height > 90) problems.push(`the header's row is ${Math.round(row.height)} px high`);
    for (const { element, box } of shown) {
      if (element.closest(".main-menu") !== null && box.height > 60) {
        problems.push(`"${nameOf(element)}" is ${Math.round(box.width)} × ${Math.round(box.height)}`);
      }
    }
    return problems;
  });
}

function missing(page: Page): Promise<string[]> {
  return page.evaluate((never) => {
    const problems: string[] = [];
    const count = document.querySelectorAll("h1").length;
    if (count !== 1) problems.push(`${count} × h1`);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
        problems.push(`broken: ${image.currentSrc}`);
    }
    for (const text of never) if (document.body.textContent?.includes(text)) problems.push(`shows "${text}"`);
    return problems;
  }, NEVER_SHOWN);
}

/** Texts from right to left whose last mark is not at their left end, and phone numbers whose parts changed places. */
function directionProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Where the first and the last character are painted. */
    const ends = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
      const [first, last] = [texts[0], texts.at(-1)];
      if (first === undefined || last === undefined || last.length === 0) return null;
      const boxOf = (text: Text, at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [start, end] = [boxOf(first, 0), boxOf(last, last.length - 1)];
      return start.width === 0 || end.width === 0 || start.top !== end.top
        ? null
        : { start: start.left, end: end.left };
    };
    const problems: string[] = [];
    const say = (element: Element) => problems.push(`wrong direction: "${element.textContent?.slice(0, 40)}"`);
    for (const element of document.querySelectorAll("main :is(h1, h2, h3, h4, p, li)")) {
      const at = /^\s*[\u0590-\u06ff]/.test(element.textContent ?? "") ? ends(element) : null;
      if (at !== null && at.end > at.start) say(element);
    }
    for (const list of document.querySelectorAll("main :is(ul, ol)")) {
      const isTurned = getComputedStyle(list).direction === "rtl";
      if (list.closest(".rich-text") !== null && isTurned !== /^\s*[\u0590-\u06ff]/.test(list.textContent ?? ""))
        say(list);
    }
    for (const element of document.querySelectorAll('main :is([href^="tel:"], [href^="sms:"])')) {
      const at = ends(element);
      if (at !== null && at.end < at.start) say(element);
    }
    return problems;
  });
}

/** Some pages of a world; which ones besides the home page depends on its number. */
function pathsOf(seed: number, { destinations, tours, navigation }: World): string[] {
  const [place] = destinations;
  const more = [
    "/our-tours",
    tours.length === 0 ? "/contact-us" : "/tours/1",
    place === undefined ? "/blog" : `/tours-detail/${place.toLowerCase().replaceAll(" ", "-")}-tours/`,
    "/faq",
    "/nowhere",
    "/contact-us",
    "/cart/",
  ];
  return ["/", more[(seed + navigation.length) % more.length] as string];
}

/** Tight lines of large type: the font's own box is higher than its line. */
const TIGHT = /^runs out: (?:H[1-4]|tour-price) /;

/** The console reports documents with an error status, which missing pages are. */
const EXPECTED = /status of (?:404|503)/;

export interface Inspection {
  problems: string[];
  /** Pages looked at, each width counted. */
  pages: number;
}

export async function inspectWorld(
  browser: Browser,
  seed: number,
  { operator, sitePort }: { operator: WorldsOperator; sitePort: number },
): Promise<Inspection> {
  const world = operator.world(seed);
  const problems: string[] = [];
  const paths = pathsOf(seed, world);
  const tab = await openTab(browser, { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  try {
    for (const path of paths) {
      const say = (width: number | string, found: readonly string[]) =>
        problems.push(...found.map((problem) => `world ${seed} (${world.says}) ${path} at ${width}: ${problem}`));
      await tab.page.goto(`http://${hostOf(seed)}:${sitePort}${path}`);
      await hydrated(tab.page);
      await tab.settled();
      say("any", await missing(tab.page));
      for (const width of WIDTHS) {
        await tab.page.setViewportSize({ width, height: 900 });
        say(width, await headerProblems(tab.page));
        say(
          width,
          (await cutOff(tab.page)).filter((line) => !TIGHT.test(line)),
        );
        if (width === 1280) say(width, await directionProblems(tab.page));
        if (width === 320 || width === 1180) say(width, await smallTargets(tab.page, LEAST_TARGET_PX));
        if (width === 768) say(width, await axeViolations(tab.page));
      }
      say(
        "any",
        tab.trouble.splice(0).filter((line) => !EXPECTED.test(line)),
      );
    }
  } finally {
    await tab.close();
  }
  return { problems, pages: paths.length * WIDTHS.length };
}
