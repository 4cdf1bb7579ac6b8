/** Pages of the other tenants. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { headerOverlaps, wrongDirections } from "#tests/support/accessibility.ts";
import { load, newTab, stack, startJourneys, url } from "#tests/support/journey.ts";
import { TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

const NARROW = { width: 320, height: 800 };

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it.each(TENANT_HOSTS.filter((host) => host !== "localhost"))(
  "%s is silent, fits 320 px and has enough contrast in the tenant's colors",
  async (host) => {
    const { page, trouble } = await newTab({ viewport: NARROW });
    await load(url("/", host));
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(NARROW.width);
    expect(trouble).toEqual([]);
  },
);

it("a brand with nine long menu entries keeps its header in order at every width, and Arabic from right to left", async () => {
  const words = [
    "Kontakt und Anfahrtsbeschreibung",
    "大峡谷一日游览",
    "أسئلة وأجوبة",
    "Preguntas frecuentes de viajeros",
  ];
  const menu = Array.from({ length: 9 }, (_, n) => ({ id: n + 1, title: words[n % 4], url: "/faq", type: "link" }));
  const header = { phone: "+1 702 555 0142", textUs: "+1 702 555 0143", social: [], hours: [] };
  const config = { documentTitle: "Reisen und Wanderungen im Südwesten", header, navigation: { data: menu } };
  await stack.setAnswer("/api/tenant-config/user/public", config);
  const html = "<p>الأسعار بالدولار!</p><ul><li>رحلات يومية.</li></ul>";
  const blocks = [{ type: "richText", html }];
  await stack.setAnswer("/api/website/builder/page/1/faq", { title: "أسئلة وأجوبة.", blocks });
  const { page, trouble } = await newTab({ reducedMotion: "reduce" });
  // A host of its own: nothing of it is stored.
  await load(url("/faq", "nine-entries.localhost"));
  for (const width of [320, 768, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await headerOverlaps(page), `${width}`).toEqual([]);
    expect(await scrollWidth(page), `${width}`).toBeLessThanOrEqual(width);
    expect(await wrongDirections(page), `${width}`).toEqual([]);
  }
  expect(await page.getByText("رحلات يومية").count()).toBe(1);
  expect(trouble).toEqual([]);
});
