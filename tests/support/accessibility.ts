/** What axe does not look at, or looks at less strictly than we promise. One line a problem. */

import type { Page } from "playwright-core";

/** CSS pixels: ours to touch, and what WCAG 2.2 (2.5.8) asks at least. */
export const TOUCH_TARGET_PX = 44;
const LEAST_TARGET_PX = 24;

/** Headings that skip a level, landmarks that are missing or cannot be told apart. */
export function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const problems: string[] = [];
    let level = 0;
    for (const heading of [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(shown)) {
      const next = Number(heading.tagName.slice(1));
      // The footer begins anew at the second level.
      if (next > level + 1) problems.push(`h${level} is followed by h${next} "${heading.textContent}"`);
      level = next;
    }
    for (const [role, selector] of [
      ["h1", "h1"],
      ["main", "main"],
      ["banner", "body > div > header"],
      ["contentinfo", "body > div > footer"],
    ] as const) {
      const count = [...document.querySelectorAll(selector)].filter(shown).length;
      if (count !== 1) problems.push(`${count} × ${role}`);
    }
    const names = [...document.querySelectorAll("nav")].filter(shown).map((nav) => {
      const labels = (nav.getAttribute("aria-labelledby") ?? "").split(" ");
      const text = labels.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      return nav.getAttribute("aria-label") ?? text;
    });
    for (const name of names) {
      if (name.trim() === "") problems.push("a nav without a name");
      if (names.filter((other) => other === name).length > 1) problems.push(`two navs are called ${name}`);
    }
    return problems;
  });
}

/** Controls smaller than `least` pixels either way; links in running text and the screen-reader-only are no targets. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, dd, td, address, output, label") !== null;
    const coversItsCard = (element: Element) => getComputedStyle(element, "::after").position === "absolute";
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest(".visually-hidden, .honeypot, [inert]") !== null;
    // What is skipped until somebody scrolls there may have no size yet.
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

/** What stands out of the window sideways, and text that its own box cuts off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) problems.push(`the page is ${scrollWidth} px wide in a window of ${width} px`);
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden, svg") !== null)
        continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
      if (hasText && (cutsX || cutsY) && textOverflow !== "ellipsis") {
        problems.push(`cut off: ${element.className || element.tagName} "${element.textContent?.slice(0, 60)}"`);
      }
      // Boxes of a fixed height from which text runs out over what follows.
      if (
        hasText &&
        element.clientHeight > 0 &&
        element.scrollHeight > element.clientHeight + 4 &&
        overflowY === "visible"
      ) {
        problems.push(`runs out: ${element.className || element.tagName} "${element.textContent?.slice(0, 60)}"`);
      }
    }
    return problems;
  });
}

/** The spacing that WCAG 2.2 (1.4.12) says a page must bear. By the object model: the CSP refuses style elements. */
export function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Of a page on a desk: its structure, and targets as small as WCAG lets them be. */
export async function wideProblems(page: Page): Promise<string[]> {
  return [...(await structureProblems(page)), ...(await smallTargets(page, LEAST_TARGET_PX))];
}

/** Of a page on the narrowest phone: its structure, targets for fingers, and what wider text does to it, which stays. */
export async function narrowProblems(page: Page): Promise<string[]> {
  const problems = [...(await structureProblems(page)), ...(await smallTargets(page, TOUCH_TARGET_PX))];
  await spaceOut(page);
  return [...problems, ...(await cutOff(page))];
}
