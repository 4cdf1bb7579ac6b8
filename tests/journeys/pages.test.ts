import { describe, expect, it } from "vitest";
import { load, navigate, newTab, openPage, stack, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

describe("the lightbox", () => {
  const shown = () => tab.page.locator(".lightbox-count");
  const focused = () => tab.page.evaluate(() => document.activeElement?.closest("li")?.id);

  it("opens, turns and closes by keyboard, sets the address, and returns the focus", { tags: "engines" }, async () => {
    const { page, trouble } = await visit("/gallery", { reducedMotion: "reduce" });
    await page.locator("#photo-2 a").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    await dialog.waitFor();
    expect(new URL(page.url()).hash).toBe("#photo-2");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/gallery#photo-3");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL("**/gallery#photo-1");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shown().innerText()).toMatch(/1\s*\/\s*(of\s*)?3/);
    await page.keyboard.press("End");
    await page.waitForURL("**/gallery#photo-3");
    const last = page.locator(".lightbox-slide").nth(2).locator("img");
    expect((await last.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction(() => location.hash === "");
    await page.waitForFunction(() => document.activeElement?.closest("li")?.id === "photo-3");
    expect(trouble).toEqual([]);
  });

  it("opens from an address, in the gallery the photo belongs to, and closes with the button", async () => {
    const { page } = await visit("/gallery#photo-8", { reducedMotion: "reduce" });
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    await dialog.waitFor();
    await page.waitForFunction(() => (document.querySelector(".lightbox-track")?.scrollLeft ?? 0) > 0);
    expect(await shown().innerText()).toMatch(/2\s*\/\s*(of\s*)?3/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.closest("li")?.id === "photo-8");
    expect(await focused()).toBe("photo-8");
    expect(new URL(page.url()).pathname).toBe("/gallery");
  });

  it("is closed by the back button, and a swipe shows the next picture", { tags: "engines" }, async () => {
    const { page } = await visit("/a-gallery-example", { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.locator("#photo-1 a").click();
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    await dialog.waitFor();
    // What a swipe results in: the track scrolled to the second picture.
    await page.locator(".lightbox-track").evaluate((track) => track.scrollTo({ left: track.clientWidth }));
    await page.waitForURL("**#photo-2");
    // Playwright's `goBack` waits for a load in a Firefox that it drives by WebDriver BiDi.
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => location.href)).toBe(url("/a-gallery-example"));
  });

  it("is a plain link to the picture without script", async () => {
    const { page } = await visit("/gallery", { javaScriptEnabled: false });
    await page.locator("#photo-1 a").click();
    await page.waitForURL(/\/media\/grand-canyon\/mather-point\.svg$/);
  });
});

describe("a question's address", () => {
  const question = async () => {
    const html = (await stack.get("/faq")).body;
    const ids = [...html.matchAll(/ id="(q-[^"]+)"/g)].map((match) => match[1] ?? "");
    return ids.at(-1) ?? "";
  };

  it.each([true, false])("opens it (JavaScript: %s)", async (javaScriptEnabled) => {
    const id = await question();
    const { page } = await visit(`/faq#${id}`, { javaScriptEnabled });
    const answer = page.locator(`[id="${id}"]`);
    await answer.waitFor({ state: "visible" });
    // Beside the first question, which is always open.
    expect(await page.locator("details[open]").count()).toBe(2);
    await page.waitForFunction((id) => {
      const summary = document.getElementById(id)?.closest("details")?.querySelector("summary");
      const top = summary?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    }, id);
  });

  it("opens it when the client router goes there, from another page or the same", async () => {
    const id = await question();
    const { page, trouble } = await newTab();
    for (const path of ["/about-us", "/faq"]) {
      await load(path);
      await navigate(`/faq#${id}`);
      await page.locator(`details[open] [id="${id}"]`).waitFor({ state: "visible" });
    }
    expect(trouble).toEqual([]);
  });
});

describe("a film", () => {
  it("of the operator's own plays with captions, and nothing of it is loaded before", async () => {
    const page = await openPage("/get-inspired");
    const loaded: string[] = [];
    page.on("request", (request) => request.url().endsWith(".mp4") && loaded.push(request.url()));
    expect(await page.locator("video").count()).toBe(3);
    expect(loaded).toEqual([]);
    const film = page.getByLabel("Mather Point, in ten seconds");
    await film.evaluate((video: HTMLVideoElement) => {
      video.play().catch(() => undefined);
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(3);
    const seconds = () =>
      film.evaluate(({ error, duration }: HTMLVideoElement) => (error === null ? duration : error.message));
    if (await film.evaluate((video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.42E01F"') !== "")) {
      await expect.poll(seconds).toBeCloseTo(10, 0);
    }
    expect(tab.trouble).toEqual([]);
  });

  it("of the operator's own has its size before its poster comes", async () => {
    const { page } = await newTab({ viewport: { width: 412, height: 823 } });
    const posters = Promise.withResolvers<void>();
    await page.route("**/films/*.webp", async (route) => {
      await posters.promise;
      await route.continue();
    });
    await page.goto(url("/get-inspired"), { waitUntil: "domcontentloaded" });
    const size = async () => {
      const box = await page.locator("video").first().boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    posters.resolve();
    await page.waitForLoadState("networkidle");
    expect(before).toEqual(await size());
  });

  it("loads its player only when asked to", async ({ onTestFinished }) => {
    const own = await startTestStack();
    onTestFinished(() => own.stop());
    await own.setFault("/api/website/builder/page/1/get-inspired", {
      kind: "wrong-type",
      body: {
        data: {
          title: "Films",
          blocks: [
            {
              type: "videos",
              title: "Films",
              items: [
                {
                  title: "The rim",
                  poster: "/media/grand-canyon/hero.svg",
                  embedUrl: "https://player.vimeo.com/video/76979871",
                },
              ],
            },
          ],
        },
      },
    });
    await newTab();
    const { page } = tab;
    const foreign: string[] = [];
    await page.route(/vimeo\.com/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>player</title>" });
    });
    await load(new URL("/get-inspired", own.site.url).href);
    expect(foreign).toEqual([]);
    await page.getByRole("link", { name: /Play/ }).click();
    await page.locator("iframe[title='The rim']").waitFor();
    await expect.poll(() => foreign).toEqual(["https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"]);
    expect(tab.trouble).toEqual([]);
  });
});

it("writes the brand's name while the picture host is down", async () => {
  const { page } = await newTab();
  await page.route("**/media/**", (route) => route.abort());
  await load("/our-tours");
  const logo = page.locator(".header-logo img");
  expect(await logo.evaluate((img) => getComputedStyle(img, "::after").content)).toBe('"National Park Express"');
});
