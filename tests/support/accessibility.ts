/** Checks that axe lacks or makes less strictly than docs/specification.md. One line per problem. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

/** CSS pixels: ours for touch, and the minimum of WCAG 2.2 (2.5.8). */
export const TOUCH_TARGET_PX = 44;
const LEAST_TARGET_PX = 24;

/** More or fewer than one heading of the page, header or footer, and landmarks without a name. Axe asks for the rest. */
export function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const countOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .length;
    const unnamed = "nav:not([aria-label], [aria-labelledby])";
    return [
      ...["h1", "body > div > header", "body > div > footer"].filter((selector) => countOf(selector) !== 1),
      ...(countOf(unnamed) === 0 ? [] : [unnamed]),
    ];
  });
}

/**
 * Controls smaller than `least` pixels in either direction, except links in running text, visually hidden ones, and those of
 * drawings: a list beside them has the same links (WCAG 2.5.8, "equivalent").
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const isInText = (element: Element) =>
      (getComputedStyle(element).display === "inline" || element.matches(".no-break:not(.button)")) &&
      element.closest("p, li, dd, td, address, output, label") !== null;
    const coversItsCard = (element: Element) => getComputedStyle(element, "::after").position === "absolute";
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.visually-hidden, .honeypot, [inert], svg[aria-hidden="true"]') !== null;
    // Content that `content-visibility` skips has no size yet.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const problems = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].flatMap(
      (element) => {
        if (isHidden(element) || isInText(element) || coversItsCard(element)) return [];
        const { width, height } = element.getBoundingClientRect();
        if (width >= px - 0.5 && height >= px - 0.5) return [];
        return [`${element.className || element.tagName} "${element.textContent?.trim()}" ${width} × ${height}`];
      },
    );
    document.adoptedStyleSheets.pop();
    return problems;
  }, least);
}

/** Content wider than the window, and text cut off by its own box. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) problems.push(`the page is ${scrollWidth} px wide in a window of ${width} px`);
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden, svg") !== null)
        continue;
      const { fontSize, overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
      if (hasText && (cutsX || cutsY) && textOverflow !== "ellipsis") {
        problems.push(`cut off: ${element.className || element.tagName} "${element.textContent?.slice(0, 60)}"`);
      }
      // Boxes of a fixed height whose text overflows onto what follows.
      if (
        hasText &&
        element.clientHeight > 0 &&
        // Lines of headings are lower than their letters' boxes.
        element.scrollHeight > element.clientHeight + Math.max(4, Number.parseFloat(fontSize) / 5) &&
        overflowY === "visible"
      ) {
        problems.push(`runs out: ${element.className || element.tagName} "${element.textContent?.slice(0, 60)}"`);
      }
    }
    return problems;
  });
}

/** Words of tables that are broken over two lines, because their column is narrower. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(tbody, table:not(.table-cards) > thead) > tr > *")].flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

/** Text spacing of WCAG 2.2 (1.4.12). Set by CSSOM: the CSP blocks style elements. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** On a desktop: structure, and targets of WCAG's minimum size. */
export async function wideProblems(page: Page): Promise<string[]> {
  return [...(await structureProblems(page)), ...(await smallTargets(page, LEAST_TARGET_PX))];
}

/** On the narrowest phone: structure, touch targets, and overflow with wider text spacing, which stays applied. */
export async function narrowProblems(page: Page): Promise<string[]> {
  const problems = [...(await structureProblems(page)), ...(await smallTargets(page, TOUCH_TARGET_PX))];
  await spaceOut(page);
  return [...problems, ...(await cutOff(page))];
}

/** What is cut off with wider text spacing and at 400 % of a window of 1280 × 1024, and bars that stay and cover the rest. */
export async function zoomProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await spaceOut(page);
  const spaced = await cutOff(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => cutOff(page)).toEqual([]);
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll("header, .tour-bar")]
      .filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position))
      .map((bar) => `stays on the screen: ${bar.className}`),
  );
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize(before);
  return [...spaced, ...staying];
}

/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1_047 };

/** Printed: dark text on white in either color scheme, what is folded up shown, parts to press or follow gone. */
export async function printProblems(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  const problems = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const brightness = (value: string) => Math.max(...(value.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return [
      ...(backgroundColor === "rgb(255, 255, 255)" ? [] : [`on ${backgroundColor}`]),
      ...(brightness(color) < 64 ? [] : [`text in ${color}`]),
      ...shown(
        ".site-header, .site-footer, .skip-link, .calendar, .tour-bar, form, button, .button:not([href^='tel:'], [href^='sms:'])",
      ).map(({ className }) => `printed: ${className}`),
      ...shown("main details")
        .flatMap((folded) => [...folded.querySelectorAll(":scope > :not(summary, form)")])
        .filter((part) => !part.checkVisibility())
        .map(({ textContent }) => `not printed: ${textContent}`),
      ...(shown("main h1").length === 1 ? [] : ["the heading is not printed"]),
    ];
  });
  await page.emulateMedia({ media: null });
  if (window !== null) await page.setViewportSize(window);
  return problems;
}

/** Parts of the header that overlap or leave the window. */
export function headerOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => (element.textContent?.trim() || element.className).slice(0, 30);
    const shown = [...document.querySelectorAll("header :is(a, button, img, .phone-hours)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest("dialog, .menu-panel, .visually-hidden") === null)
      .filter((element) => !(element.tagName === "IMG" && element.closest("a") !== null))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return shown.flatMap(({ element, box }, at) => {
      const isOutside = box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5;
      const over = shown.slice(at + 1).filter(({ element: other, box: its }) => {
        const x = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const y = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        return x > 1 && y > 1 && !element.contains(other) && !other.contains(element);
      });
      return [
        ...(isOutside ? [`"${nameOf(element)}" leaves the window`] : []),
        ...over.map(({ element: other }) => `"${nameOf(element)}" and "${nameOf(other)}" overlap`),
      ];
    });
  });
}

/** Texts of Arabic letters that do not run from right to left: their last letter is painted right of the first. */
export function wrongDirections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, p, li)")]
      .filter(({ textContent }) => /^\s*[\u0600-\u06ff]/.test(textContent ?? ""))
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const text = texts.nextNode() as Text;
        const leftOf = (at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(text.length - 1) < leftOf(0) ? [] : [element.textContent ?? ""];
      }),
  );
}
