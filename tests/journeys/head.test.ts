import { expect, it } from "vitest";
import { stack, startJourneys, visit } from "#tests/support/journey.ts";

startJourneys();

const headNow = () => {
  const text = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    title: document.title,
    canonical: text('link[rel="canonical"]', "href"),
    description: text('meta[name="description"]', "content"),
    preview: document.head.querySelectorAll('[property^="og:"], [name^="twitter:"]').length,
    structured: document.head.querySelectorAll('script[type="application/ld+json"]').length,
  };
};

it("the head survives hydration without a console message, and the next page replaces it", async () => {
  const tab = await visit("/tours/101");
  const first = await tab.page.evaluate(headNow);
  expect(first).toMatchObject({ canonical: `${stack.site.url.origin}/tours/101`, structured: 1 });
  expect(first.preview).toBeGreaterThan(8);

  await tab.page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Our tours" }).click();
  await tab.page.waitForURL("**/our-tours");
  await tab.page.waitForFunction(() => document.querySelector('script[type="application/ld+json"]') === null);
  const second = await tab.page.evaluate(headNow);
  expect(second).toMatchObject({ canonical: `${stack.site.url.origin}/our-tours`, preview: 0, structured: 0 });
  expect(second.title).not.toBe(first.title);
  expect(second.description).not.toBe(first.description);
  expect(tab.trouble).toEqual([]);
});
