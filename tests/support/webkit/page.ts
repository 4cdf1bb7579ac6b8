/** A page of WebKitGTK with the part of Playwright's interface that the core journeys use. */

import { writeFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "playwright-core";
import { pressKeys } from "./keys.ts";
import { findersIn, given, notYet, retry } from "./locator.ts";
import { partOf, type WebKitSession } from "./session.ts";

type Address = string | RegExp | ((url: URL) => boolean);

function isAt(url: string, wanted: Address): boolean {
  if (typeof wanted === "string") return wanted.startsWith("**") ? url.endsWith(wanted.slice(2)) : url === wanted;
  return wanted instanceof RegExp ? wanted.test(url) : wanted(new URL(url));
}

const unless = (isDone: boolean, message: string) => isDone || notYet(message);

export function webkitPage(session: WebKitSession, context: BrowserContext): Page {
  const run = async <Result>(script: string, arg?: unknown) =>
    (await session.driver()).executeScript<Result>(script, ...given(arg));
  const evaluate = (script: string | ((arg: never) => unknown), arg?: unknown) =>
    run(typeof script === "string" ? script : `return (${String(script)})(arguments[0]);`, arg);
  const loaded = () =>
    retry("not loaded", async () => unless((await run("return document.readyState")) === "complete", "loading"));
  const page = partOf<Page>("page", {
    ...findersIn(session, ""),
    context: () => context,
    on: (event: string, listener: (...args: unknown[]) => void) => session.events.on(event, listener),
    addInitScript: async (script: (arg: unknown) => void, arg?: unknown) =>
      void session.scripts.push(`(${String(script)})(${JSON.stringify(arg)});`),
    /** Before the first page, and only to block: what a content blocker does on an iPhone. */
    route: async (glob: string, handler: (route: Route) => Promise<void>) =>
      handler(
        partOf<Route>("route", {
          abort: async () => void session.blocked.push(`${glob.replaceAll(".", "\\.").replaceAll(/\*+/g, ".*")}$`),
        }),
      ),
    evaluate,
    url: () => session.url,
    title: async () => (await session.driver()).getTitle(),
    content: () => run("return document.documentElement.outerHTML"),
    goto: async (url: string) => (await session.driver()).get(url),
    reload: async () => (await session.driver()).navigate().refresh(),
    goBack: async () => (await session.driver()).navigate().back(),
    goForward: async () => (await session.driver()).navigate().forward(),
    waitForLoadState: loaded,
    waitForURL: (wanted: Address) =>
      retry(`not at ${String(wanted)}`, async () => unless(isAt(session.url, wanted), `at ${session.url}`)),
    waitForFunction: (condition: (arg: never) => unknown, arg?: unknown) =>
      retry(String(condition), async () => unless(Boolean(await evaluate(condition, arg)), "not so")),
    setViewportSize: async ({ width, height }: { width: number; height: number }) => {
      // Once there is a window.
      session.options = { ...session.options, viewport: { width, height } };
      await (await session.driver()).manage().window().setRect({ width, height });
    },
    screenshot: async ({ path }: { path: string }) =>
      writeFileSync(path, Buffer.from(await (await session.driver()).takeScreenshot(), "base64")),
    keyboard: {
      press: (keys: string) => pressKeys(session, keys),
      type: async (text: string) => (await session.driver()).switchTo().activeElement().sendKeys(text),
    },
    mouse: {
      move: async (x: number, y: number) => {
        const place = { x: Math.round(x), y: Math.round(y), origin: "viewport" as never, duration: 0 };
        await (await session.driver()).actions({ async: true }).move(place).perform();
      },
    },
  });
  return page;
}
