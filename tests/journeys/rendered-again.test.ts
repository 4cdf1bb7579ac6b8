import type { CDPSession } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, stack, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

/** How often the components were called, since counting began or was read, in whose code given words stand. */
async function countedCalls(cdp: CDPSession): Promise<(words: string) => number> {
  const { result } = await cdp.send("Profiler.takePreciseCoverage");
  const calls: { code: string; count: number }[] = [];
  for (const { url: file, functions } of result.filter((script) => script.url.includes("/assets/"))) {
    const source = (await stack.get(new URL(file).pathname)).body;
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      // Without a name it is the module itself.
      if (whole === undefined || functionName === "") continue;
      calls.push({ code: source.slice(whole.startOffset, whole.endOffset), count: whole.count });
    }
  }
  return (words) => calls.filter(({ code }) => code.includes(words)).reduce((sum, { count }) => sum + count, 0);
}

describe("what a navigation leaves or keeps", () => {
  it("is not rendered again: neither the list, nor header and footer", async () => {
    const { page, trouble } = await visit("/our-tours");
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Profiler.enable");
    await cdp.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await page.locator('.main-menu a[href="/faq"]').click();
    await page.locator(".faq-item").first().waitFor();
    const going = await countedCalls(cdp);
    expect([going("tour-card-title"), going("header-row"), going("footer-newsletter")]).toEqual([0, 0, 0]);
    await page.goBack();
    await page.locator(".tour-card-link").first().waitFor();
    const returning = await countedCalls(cdp);
    // Counting counts: this time the cards had to be made.
    expect(returning("tour-card-title")).toBeGreaterThanOrEqual(await page.locator(".tour-card-link").count());
    expect([returning("header-row"), returning("footer-newsletter")]).toEqual([0, 0]);
    expect(trouble).toEqual([]);
  });
});

describe("taking a page over", () => {
  it.each(["/", "/tours/121", "/our-tours", "/contact-us", "/cart/", "/activities/"])(
    "%s makes no formatter of Intl",
    async (path) => {
      await newTab();
      const { page } = tab;
      await page.addInitScript(() => {
        const made: string[] = [];
        for (const name of ["DateTimeFormat", "NumberFormat", "RelativeTimeFormat", "Collator"] as const) {
          const own = Intl[name];
          const counted = new Proxy(own, {
            construct(target, given) {
              made.push(name);
              return Reflect.construct(target, given) as object;
            },
          });
          Object.assign(Intl, { [name]: counted });
        }
        for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
          const own = Date.prototype[name];
          const counted = function (this: Date, ...given: []) {
            made.push(name);
            return own.apply(this, given);
          };
          Object.assign(Date.prototype, { [name]: counted });
        }
        Object.assign(window, { made });
      });
      await page.goto(url(path), { waitUntil: "networkidle" });
      await hydrated(page);
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
    },
  );
});
