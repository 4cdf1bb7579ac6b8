import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";

const named = process.env.CHROME_PATH;
beforeAll(() => {
  process.env.CHROME_PATH = "bundled";
});
afterAll(() => {
  if (named === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = named;
});

it("the browser that comes with the packages has a font to draw with, whatever the machine has", async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent("<p>Grand Canyon</p>");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ glyphCount }) => glyphCount)).toEqual(["Grand Canyon".length]);
  } finally {
    await browser.close();
  }
});
