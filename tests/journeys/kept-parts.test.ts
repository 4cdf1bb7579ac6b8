import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { navigate, newTab, stack, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

/** What a browser extension does: an element of its own in the page, as soon as there is a place for it. */
function changedBeforeReact(page: Page, place: string): Promise<unknown> {
  return page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      const found = document.querySelector(selector);
      if (found === null) return;
      found.insertAdjacentElement("afterbegin", document.createElement("form"));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, place);
}

describe("the parts of a page that need no script", () => {
  it.each(["/", "/faq", "/about-us", "/privacy-policy", "/get-inspired", "/contact-us"])(
    "%s is the same before and after React took it over",
    async (path) => {
      await newTab({ javaScriptEnabled: false });
      await tab.page.goto(url(path));
      // Whoever reads on without scripts gets what follows as it comes into sight (app/styles/base.css).
      await tab.page.evaluate(() => document.documentElement.removeAttribute("data-loading"));
      const served = await tab.page.locator("main").innerText();
      await tab.close();
      await newTab();
      await tab.page.goto(url(path), { waitUntil: "networkidle" });
      await hydrated(tab.page);
      expect(await tab.page.locator("main").innerText()).toBe(served);
      expect(tab.trouble).toEqual([]);
    },
  );

  it("are rendered by the script on every page after the first, and back again", async () => {
    await newTab();
    const { page, trouble } = tab;
    await page.goto(url("/about-us"), { waitUntil: "networkidle" });
    await hydrated(page);
    const about = await page.locator("main").innerText();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('footer a[href="/contact-us"]').first().click();
    await page.waitForURL(/contact-us/);
    await page.locator("#write").waitFor();
    expect(await page.locator("main h1").count()).toBe(1);
    await page.goBack();
    await page.waitForURL(/about-us/);
    await page.waitForFunction((text) => document.querySelector("main")?.innerText === text, about);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("are those of the page one goes to, although another page of the same route was there before", async () => {
    const paths = ["/gallery", "/webcams", "/get-inspired", "/photo-gallery", "/shuttle-service", "/faq"];
    await newTab();
    const { page, trouble } = tab;
    const words = () => page.locator("main").innerText();
    const documents: string[] = [];
    for (const path of paths) {
      await page.goto(url(path), { waitUntil: "networkidle" });
      await hydrated(page);
      documents.push(await words());
    }
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [index, path] of paths.entries()) {
      await navigate(path);
      await expect.poll(words, { message: path }).toBe(documents[index]);
    }
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it.each([
    ["/about-us", "main h2", /<h2[^>]*>([^<]+)<\/h2>/],
    ["/our-tours", "main .tour-card-link", /class="tour-card-link"[^>]*>([^<]+)</],
  ])("are there again when something changed %s before React came", async (path, place, mark) => {
    await newTab();
    const { page } = tab;
    await changedBeforeReact(page, "main");
    const served = await stack.get(path);
    const words = mark.exec(served.body.slice(served.body.indexOf("<main")))?.[1] ?? "";
    expect(words).not.toBe("");
    await page.goto(url(path), { waitUntil: "networkidle" });
    await hydrated(page);
    await page.locator(place, { hasText: words }).waitFor();
  });
});

describe("a question's own address", () => {
  it("opens it when the client router goes there", async () => {
    await newTab();
    const { page, trouble } = tab;
    await page.goto(url("/faq"), { waitUntil: "networkidle" });
    await hydrated(page);
    const id = await page.locator(".faq-answer").nth(3).getAttribute("id");
    await page.evaluate((target) => {
      const link = document.createElement("a");
      link.href = `#${target}`;
      link.textContent = "go";
      link.id = "go";
      document.querySelector("main h1")?.insertAdjacentElement("beforeend", link);
    }, id);
    await page.locator("#go").click();
    await page.locator(`details[open] #${id}`).waitFor();
    expect(trouble).toEqual([]);
  });
});

describe("the frame around pages", () => {
  const LISTS = [".menu-tiles", ".menu-dropdown ul", ".drawer-nav ul", ".footer-grid", ".footer-legal"];
  const frame = () =>
    tab.page.evaluate(
      (lists) =>
        lists.map((list) =>
          [...document.querySelectorAll(`${list} :is(a, span, summary, p)`)].map(
            (element) => `${element.getAttribute("href")} ${element.className} ${element.textContent}`,
          ),
        ),
      LISTS,
    );

  it("stays as it was sent, and is rendered by the script where none was sent", async () => {
    await newTab({ javaScriptEnabled: false });
    await tab.page.goto(url("/our-tours"));
    const served = await frame();
    for (const [index, list] of served.entries()) expect(list.length, LISTS[index]).toBeGreaterThan(3);
    const sent = await tab.page.locator(".site-footer .footer-grid").innerHTML();
    await tab.close();
    const { page, trouble } = await visit("/our-tours");
    expect(await frame()).toEqual(served);
    expect(await page.locator(".site-footer .footer-grid").innerHTML()).toBe(sent);
    await tab.close();
    // The other layout has no such frame: coming from there, nothing was sent.
    await visit("/ideas");
    await tab.page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await tab.page.locator(".planning-back").click();
    await tab.page.locator(".menu-tiles a").first().waitFor({ state: "attached" });
    expect(await tab.page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await frame()).toEqual(served);
    expect([...trouble, ...tab.trouble]).toEqual([]);
  });

  it("stands when a page cannot be shown, as it was sent", async () => {
    const { page, trouble } = await visit("/faq");
    const sent = await frame();
    await page.evaluate(() => {
      for (const part of ["header", "footer"]) document.querySelector(`.site-${part}`)?.setAttribute("data-sent", "");
      const link = Object.assign(document.createElement("a"), {
        href: "/tours/999999",
        id: "nowhere",
        textContent: "go",
      });
      document.querySelector("main h1")?.insertAdjacentElement("beforeend", link);
    });
    await page.locator("#nowhere").click();
    await page.locator("main .eyebrow", { hasText: "404" }).waitFor();
    expect(await page.locator(".site-header[data-sent], .site-footer[data-sent]").count()).toBe(2);
    expect(await frame()).toEqual(sent);
    expect(trouble.filter((line) => !line.includes("404"))).toEqual([]);
  });

  it("is there again when something changed the page before React came", async () => {
    await newTab();
    const { page } = tab;
    await changedBeforeReact(page, ".site-header");
    await page.goto(url("/faq"), { waitUntil: "networkidle" });
    await hydrated(page);
    await page.locator(".site-footer .footer-legal a").first().waitFor();
    for (const [index, list] of (await frame()).entries()) expect(list.length, LISTS[index]).toBeGreaterThan(3);
  });

  it("closes a menu whose link was followed", async () => {
    const { page } = await visit("/faq");
    const wide = page.locator(".menu-wide");
    await wide.hover();
    await wide.locator(".menu-mega").waitFor();
    await wide.locator(".menu-tile").first().click();
    await page.waitForURL(/tours-detail/);
    await page.mouse.move(640, 860);
    await wide.locator(".menu-mega").waitFor({ state: "hidden" });
    expect(await wide.getAttribute("data-open")).toBeNull();
  });
});
