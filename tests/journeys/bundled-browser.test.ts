import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchBrowser } from "#scripts/browser.ts";

beforeAll(() => {
  vi.stubEnv("CHROME_PATH", "bundled");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

it("the browser of the npm package has a font to draw with on any machine", async () => {
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
