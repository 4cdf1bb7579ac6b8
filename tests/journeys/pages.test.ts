import { expect, it } from "vitest";
import { load, navigate, newTab, stack, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { arrive, hold } from "#tests/support/visit.ts";

startJourneys();

/** The text of the last question of a page. */
async function lastQuestion(): Promise<string> {
  const html = (await stack.get("/faq")).body;
  return [...html.matchAll(/ id="(q-[^"]+)"/g)].at(-1)?.[1] ?? "";
}

/** Resolves when the question of an answer is open and in view. */
async function answered(id: string): Promise<void> {
  await tab.page.locator(`details[open] [id="${id}"]`).waitFor({ state: "visible" });
  await tab.page.waitForFunction((id) => {
    const summary = document.getElementById(id)?.closest("details")?.querySelector("summary");
    const top = summary?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, id);
}

it("the lightbox opens from an address, by keyboard and by click, turns by keys and swipes, closes by button, Escape and back, and returns the focus", {
  tags: "engines",
}, async () => {
  const { page, trouble } = await visit("/gallery#photo-8", { reducedMotion: "reduce" });
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  const shown = () => page.locator(".lightbox-count").innerText();
  const focusIsOn = (id: string) =>
    page.waitForFunction((photo) => document.activeElement?.closest("li")?.id === photo, id);
  await dialog.waitFor();
  // In the gallery that the photo belongs to.
  await page.waitForFunction(() => (document.querySelector(".lightbox-track")?.scrollLeft ?? 0) > 0);
  expect(await shown()).toMatch(/2\s*\/\s*(of\s*)?3/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  await focusIsOn("photo-8");
  expect(new URL(page.url()).pathname).toBe("/gallery");

  await page.locator("#photo-2 a").focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  expect(new URL(page.url()).hash).toBe("#photo-2");
  await page.keyboard.press("ArrowRight");
  await arrive(page, "**/gallery#photo-3");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await arrive(page, "**/gallery#photo-1");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(shown).toMatch(/1\s*\/\s*(of\s*)?3/);
  await page.keyboard.press("End");
  await arrive(page, "**/gallery#photo-3");
  const last = page.locator(".lightbox-slide").nth(2).locator("img");
  expect((await last.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => location.hash === "");
  await focusIsOn("photo-3");

  await page.locator("#photo-1 a").click();
  await dialog.waitFor();
  // What a swipe results in: the track scrolled to the second picture.
  await page.locator(".lightbox-track").evaluate((track) => track.scrollTo({ left: track.clientWidth }));
  await arrive(page, "**#photo-2");
  // Playwright's `goBack` waits for a load in a Firefox that it drives by WebDriver BiDi.
  await page.evaluate(() => history.back());
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => location.href)).toBe(url("/gallery"));
  expect(trouble).toEqual([]);
});

it("a question's address opens it, whether the document is loaded or the client router goes there, from another page or the same", async () => {
  const id = await lastQuestion();
  const { page, trouble } = await visit(`/faq#${id}`);
  await answered(id);
  // Beside the first question, which is always open.
  expect(await page.locator("details[open]").count()).toBe(2);
  await navigate("/about-us");
  await navigate(`/faq#${id}`);
  await answered(id);
  await page.locator("details", { has: page.locator(`[id="${id}"]`) }).evaluate((one: HTMLDetailsElement) => {
    one.open = false;
  });
  await navigate("/faq");
  await navigate(`/faq#${id}`);
  await answered(id);
  expect(trouble).toEqual([]);
});

it("without scripts a question's address opens it, a picture is a link to its file, and filters are a form with a button", async () => {
  const id = await lastQuestion();
  const { page } = await visit(`/faq#${id}`, { javaScriptEnabled: false });
  await answered(id);
  await load("/gallery");
  await page.locator("#photo-1 a").click();
  await page.waitForURL(/\/media\/grand-canyon\/mather-point\.svg$/);
  await load("/our-tours");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Destination").selectOption("hoover-dam");
  await page.getByRole("button", { name: "Show tours" }).first().click();
  expect(new URL(page.url()).searchParams.get("destination")).toBe("hoover-dam");
  expect(await page.locator(".tour-count").innerText()).toMatch(/^\d of 28 tours$/);
});

it("films have their size before their posters and load nothing before they are played; the operator's own has captions, another's its player", async () => {
  const film = { title: "The rim", poster: "/media/grand-canyon/hero.svg" };
  const file = "/media/films/grand-canyon";
  const own = { title: "Mather Point", poster: `${file}.webp`, videoUrl: `${file}.mp4`, captionsUrl: `${file}.en.vtt` };
  const items = [own, { ...film, embedUrl: "https://player.vimeo.com/video/76979871" }];
  // A page that no other test asks for: the site keeps what it has been told.
  const blocks = [{ type: "videos", title: "Films", items }];
  await stack.setAnswer("/api/website/builder/page/1/shuttle-service-films", { title: "Films", blocks });
  const { page, trouble } = await newTab({ viewport: { width: 412, height: 823 } });
  const loaded: string[] = [];
  page.on("request", (request) => request.url().endsWith(".mp4") && loaded.push(request.url()));
  await page.route(/vimeo\.com/, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>player</title>" });
  });
  const showPosters = await hold(page, "**/films/*.webp");
  await page.goto(url("/shuttle-service/films"), { waitUntil: "domcontentloaded" });
  const size = async () => {
    const box = await page.locator("video").boundingBox();
    return [box?.width, box?.height];
  };
  const before = await size();
  showPosters();
  await tab.settled();
  expect(before).toEqual(await size());
  expect(loaded).toEqual([]);

  const video = page.getByLabel("Mather Point");
  await video.evaluate((one: HTMLVideoElement) => {
    one.play().catch(() => undefined);
  });
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.cues?.length)).toBe(3);
  const seconds = () =>
    video.evaluate(({ error, duration }: HTMLVideoElement) => (error === null ? duration : error.message));
  if (await video.evaluate((one: HTMLVideoElement) => one.canPlayType('video/mp4; codecs="avc1.42E01F"') !== "")) {
    await expect.poll(seconds).toBeCloseTo(10, 0);
  }
  await page.getByRole("link", { name: /Play/ }).click();
  await page.locator("iframe[title='The rim']").waitFor();
  await expect.poll(() => loaded.at(-1)).toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1");
  expect(trouble).toEqual([]);
});

it("writes the brand's name while the picture host is down", async () => {
  const { page } = await newTab({ javaScriptEnabled: false });
  await page.route("**/media/**", (route) => route.abort());
  await load("/faq");
  const logo = page.locator(".header-logo img");
  expect(await logo.evaluate((img) => getComputedStyle(img, "::after").content)).toBe('"National Park Express"');
});
