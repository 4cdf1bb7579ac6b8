/** Playwright's locators, as far as the core journeys use them. A locator is a selector that is resolved when it is used. */

import { setTimeout as pause } from "node:timers/promises";
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import type { Locator } from "playwright-core";
import { type Actions, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { documentAsked, pressKeys } from "./keys.ts";
import { partOf, TIMEOUT_MS, type WebKitSession } from "./session.ts";

type Text = string | RegExp;
type InPage = (...args: never[]) => unknown;

const RETRY_MS = 30;

/** What a driver says of an element that was rendered anew or cannot be typed in yet. */
const RETRIED = /NotYet|StaleElement|ElementNotInteractable/;

/** Ends an attempt that is to be repeated. */
export function notYet(message: string): never {
  throw Object.assign(new Error(message), { name: "NotYet" });
}

/** Tries until an attempt does not fail for a reason that waiting can cure. */
export async function retry<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await attempt();
    } catch (error) {
      const { name, message } = error as Error;
      if (!RETRIED.test(`${name}: ${message}`)) throw error;
      if (Date.now() > end) throw new Error(`${what}: ${name} ${message}`, { cause: error });
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(RETRY_MS);
  }
}

const hasText = (text: Text) => (typeof text === "string" ? `${JSON.stringify(text)}i` : String(text));

interface Filter {
  hasText?: Text;
  has?: Locator;
}

/** Selectors of Playwright's locators, by locator, for `has`. */
const selectors = new WeakMap<object, string>();

function filtered(selector: string, filter: Filter = {}): string {
  const parts = [selector];
  if (filter.hasText !== undefined) parts.push(`internal:has-text=${hasText(filter.hasText)}`);
  if (filter.has !== undefined) parts.push(`internal:has=${JSON.stringify(selectors.get(filter.has))}`);
  return parts.join(" >> ");
}

/** The methods that start a locator, of a page and of a locator. @param prefix `""`, or a selector and ` >> ` */
export function findersIn(session: WebKitSession, prefix: string) {
  const at = (selector: string) => webkitLocator(session, prefix + selector);
  return {
    locator: (selector: string, filter?: Filter) => at(filtered(selector, filter)),
    getByRole: (role: string, options?: object) => at(getByRoleSelector(role, options)),
    getByLabel: (text: Text, options?: { exact?: boolean }) => at(getByLabelSelector(text, options)),
    getByText: (text: Text, options?: { exact?: boolean }) => at(getByTextSelector(text, options)),
  };
}

/** An argument that is not given is undefined in the page; the driver would make it null. */
export const given = (arg: unknown) => (arg === undefined ? [] : [arg]);

/** Runs a function with the elements of a selector, in the page. */
async function withElements<Result>(driver: WebDriver, selector: string, inPage: InPage, arg?: unknown) {
  const source = `return (${String(inPage)})(window.locators.queryLocatorSelectorAll(arguments[0], document), arguments[1]);`;
  return driver.executeScript<Result>(source, selector, ...given(arg));
}

/** In the page: where to point at an element, scrolled into view; else why it cannot be pointed at. */
async function middleOf(element: Element): Promise<{ x: number; y: number } | string> {
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  const topmost = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  if (element.getClientRects().length === 0) return "it is not shown";
  if (element.matches(":disabled")) return "it is disabled";
  if (topmost(middle()) === null) element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await new Promise(requestAnimationFrame);
  const now = middle();
  if (now.x !== before.x || now.y !== before.y) return "it moves";
  const top = topmost(now);
  const isHit = top !== null && (element.contains(top) || top.closest("label")?.contains(element) === true);
  return isHit ? now : `${top?.outerHTML.slice(0, 200)} covers it`;
}

function webkitLocator(session: WebKitSession, selector: string): Locator {
  const all = async <Result>(inPage: InPage, arg?: unknown) =>
    withElements<Result>(await session.driver(), selector, inPage, arg);
  /** The one element, once it is there. */
  const element = async (): Promise<WebElement> => {
    const found = await all<WebElement[]>((elements: Element[]) => elements);
    if (found.length > 1) throw new Error(`${selector} is ${found.length} elements.`);
    const [only] = found;
    return only ?? notYet("nothing there");
  };
  const act = <Result>(action: (target: WebElement, driver: WebDriver) => Promise<Result>) =>
    retry(selector, async () => action(await element(), await session.driver()));
  /** Runs a function with the element, in the page. */
  const inside = <Result>(inPage: InPage, arg?: unknown) =>
    act((target, driver) =>
      driver.executeScript<Result>(`return (${String(inPage)})(arguments[0], arguments[1]);`, target, ...given(arg)),
    );
  const isVisible = () =>
    all<boolean>(([first]: HTMLElement[]) => first?.checkVisibility({ visibilityProperty: true }) === true);
  /** Moves the pointer to the middle of the element, once it is at rest there and on top; then does more. */
  const point = (more: (actions: Actions) => Actions) =>
    retry(selector, async () => {
      const place = await inside<{ x: number; y: number } | string>(middleOf);
      if (typeof place === "string") notYet(place);
      else await more((await session.driver()).actions({ async: true }).move({ ...place, duration: 0 })).perform();
    });
  const click = async () => {
    await point((actions) => actions.press().release());
    await documentAsked(session);
  };
  const states = {
    visible: isVisible,
    hidden: async () => !(await isVisible()),
    attached: async () => (await all<number>((elements: Element[]) => elements.length)) > 0,
    detached: async () => (await all<number>((elements: Element[]) => elements.length)) === 0,
  };
  const focus = () => inside<void>((target: HTMLElement) => target.focus());
  const count = () => all<number>((elements: Element[]) => elements.length);
  const nth = (at: number) => webkitLocator(session, `${selector} >> nth=${at}`);
  const isDisabled = () => inside<boolean>((target: Element) => target.matches(":disabled"));
  const fill = (text: string) =>
    act(async (target, driver) => {
      const isTyped = await driver.executeScript<boolean>(
        `const [field, text] = arguments;
        field.focus();
        // The driver types no dates.
        if (field.type !== "date") {
          field.select();
          return true;
        }
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        return false;`,
        target,
        text,
      );
      if (isTyped) await target.sendKeys(text === "" ? Key.BACK_SPACE : text.replaceAll("\n", Key.ENTER));
    });
  const locator = partOf<Locator>("locator", {
    ...findersIn(session, `${selector} >> `),
    filter: (filter: Filter) => webkitLocator(session, filtered(selector, filter)),
    first: () => nth(0),
    last: () => nth(-1),
    nth,
    all: async () => Array.from({ length: await count() }, (_, at) => nth(at)),
    count,
    click,
    hover: () => point((actions) => actions),
    focus,
    press: async (key: string) => {
      await focus();
      await pressKeys(session, key);
    },
    fill,
    clear: () => fill(""),
    check: async () => {
      if (!(await inside<boolean>((field: HTMLInputElement) => field.checked))) await click();
    },
    selectOption: (wanted: string | { index?: number; label?: string }) =>
      inside<void>((field: HTMLSelectElement, wanted: string | { index?: number; label?: string }) => {
        const isWanted = (option: HTMLOptionElement) =>
          typeof wanted === "string"
            ? option.value === wanted || option.label === wanted
            : option.index === wanted.index || option.label === wanted.label;
        field.selectedIndex = [...field.options].findIndex(isWanted);
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, wanted),
    evaluate: inside,
    evaluateAll: all,
    waitFor: ({ state = "visible" }: { state?: keyof typeof states } = {}) =>
      retry(`${selector} is not ${state}`, async () => {
        if (!(await states[state]())) notYet("waited");
      }),
    isVisible,
    isDisabled,
    isEnabled: async () => !(await isDisabled()),
    innerText: () => inside<string>((target: HTMLElement) => target.innerText),
    allInnerTexts: () => all<string[]>((elements: HTMLElement[]) => elements.map((each) => each.innerText)),
    textContent: () => inside<string | null>((target: Element) => target.textContent),
    allTextContents: () => all<string[]>((elements: Element[]) => elements.map((each) => each.textContent)),
    inputValue: () => inside<string>((target: HTMLInputElement) => target.value),
    getAttribute: (name: string) =>
      inside<string | null>((target: Element, name: string) => target.getAttribute(name), name),
    boundingBox: () =>
      inside((target: Element) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return { x, y, width, height };
      }),
  });
  selectors.set(locator, selector);
  return locator;
}
