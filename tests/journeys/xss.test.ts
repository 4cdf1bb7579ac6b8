/**
 * docs/threats.md T3: every payload of `xss-payloads.json`, in Chromium. In fields of the CMS nothing runs and the policy
 * blocks nothing; in the HTML of a page, as if nothing were sanitized, the policy alone blocks everything.
 */

import { parseFragment } from "parse5";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { START_SCRIPT } from "#app/domain/start-script.ts";
import { startSite } from "#scripts/stack.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { anyFreePort } from "#tests/support/free-port.ts";
import { HOSTILE_PATHS, hostileAnswer } from "#tests/support/hostile-operator.ts";
import { navigate, newTab, stack, startJourneys, url } from "#tests/support/journey.ts";
import { hydrated } from "#tests/support/visit.ts";
import { type Payload, XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

startJourneys();

/** The nonce of a page that was loaded before. */
let oldNonce = "0".repeat(32);
const withOldNonce = (text: string) => text.replaceAll("{nonce}", oldNonce);

function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}

/** Evaluates in the page; repeated when a payload made it reload meanwhile. */
async function ask<T>(page: Page, question: () => T): Promise<T> {
  for (let again = 0; ; again += 1) {
    try {
      return await page.evaluate(question);
    } catch (error) {
      if (again === 3 || !String(error).includes("Execution context was destroyed")) throw error;
      await page.waitForLoadState("load");
    }
  }
}

/** Id of the payload that ran in this window. */
const ranIn = (page: Page) => ask(page, () => (window as unknown as { __xss?: number }).__xss ?? null);

/** Triggers what a visitor could: every handler, every link and form whose address is code. */
async function provoke(page: Page): Promise<void> {
  await ask(page, () => {
    const code = /^[\s\p{Cc}\p{Cf}]*(?:j\s*a\s*v\s*a|data|vb|live|view-source|feed)[a-z\s\p{Cc}]*:/iu;
    for (const element of document.querySelectorAll("*")) {
      for (const { name } of element.attributes) {
        if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2), { bubbles: false }));
      }
      const href = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
      if (code.test(href)) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      const action = element.getAttribute("formaction") ?? element.getAttribute("action") ?? "";
      if (code.test(action)) (element as HTMLElement).click();
      if (code.test(action) && element instanceof HTMLFormElement) element.requestSubmit();
    }
  });
}

/** A site with payloads in every field; the host `g3.localhost` shows the fourth group. */
async function startHostileSite(groups: readonly (readonly Payload[])[]) {
  const operator = await startCaptureServer();
  operator.answer((request, response) => {
    const group = groups[Number(/^g(\d+)\./.exec(request.headers["host-name"] ?? "")?.[1])] ?? [];
    const texts = group.map(({ text }) => withOldNonce(text));
    const data = group.length === 0 ? null : hostileAnswer(request, texts, texts);
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  const site = await startSite({
    sitePort: await anyFreePort(),
    operatorPort: 1,
    vars: { API_BASE_URL: operator.origin, ADMIN_BASE_URL: operator.origin, HANDOFF_ORIGIN: "", HANDOFF_PATHS: "" },
  });
  return { port: site.url.port, stop: () => Promise.all([site.stop(), operator.stop()]) };
}

const ACTIVE =
  'script:not([nonce]), iframe, object, embed, base, [onerror], [onload], [onclick], [href^="javascript:" i]';

it(`with the sanitizer, none of ${XSS_PAYLOADS.length} payloads runs, and the policy is never needed`, async ({
  onTestFinished,
}) => {
  const groups = inGroups(XSS_PAYLOADS, Math.ceil(XSS_PAYLOADS.length / HOSTILE_PATHS.length));
  const { port, stop } = await startHostileSite(groups);
  onTestFinished(async () => void (await stop()));
  const { page, trouble } = await newTab({ viewport: { width: 320, height: 800 } });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    // Pictures come from where the operator's own fields say (specification 10.18).
    const isExpected = request.resourceType() === "image" || /(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);
    if (protocol.startsWith("http") && !isExpected) elsewhere.push(request.url());
  });
  for (const group of groups.keys()) {
    const pathAt = (at: number) => HOSTILE_PATHS[(group + at) % HOSTILE_PATHS.length] ?? "/";
    const [loaded, followed] = [pathAt(0), pathAt(2)];
    await page.goto(`http://g${group}.localhost:${port}${loaded}`, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    for (const path of [loaded, followed]) {
      const what = `${path} of group ${group}`;
      if (path === followed) await navigate(path);
      expect(await ranIn(page), what).toBeNull();
      // The page is rendered, with the payloads as text, and fits.
      expect((await page.locator("h1").textContent()) ?? "", what).not.toBe("");
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: what }).toBeLessThanOrEqual(320);
      const found = await page
        .locator(`:is(main, header, footer) :is(${ACTIVE})`)
        .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
      expect([what, ...found.filter((html) => html !== `<script>${START_SCRIPT}</script>`)]).toEqual([what]);
      expect([what, ...trouble.filter((line) => /CSP violation|^page error/.test(line))]).toEqual([what]);
    }
  }
  expect(elsewhere).toEqual([]);
});

/** True for a payload that leaves the HTML after it and the client's scripts intact: such payloads share a page. */
function endsByItself({ text }: Payload): boolean {
  // `document.getElementById` is then a picture.
  if (text.includes("name=getElementById")) return false;
  return parseFragment(`<div>${text}</div><hr>`).childNodes.some(({ nodeName }) => nodeName === "hr");
}

/** Payloads as the operator's HTML, and as the address of a link. */
const htmlOf = (payloads: readonly Payload[]) =>
  payloads
    .map(({ text }) => withOldNonce(text))
    .map((text) => `${text}<a href="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">link</a>`)
    .join("\n");

describe("without the sanitizer, in a page with the headers of the site", () => {
  const together = XSS_PAYLOADS.filter(endsByItself);
  const alone = XSS_PAYLOADS.filter((payload) => !endsByItself(payload));
  const STATIC_PART = /<main.*?data-static[^>]*>/s;

  /** Loads a page with its own headers and another body. */
  async function openChanged(page: Page, change: (body: string) => string): Promise<void> {
    await page.unrouteAll();
    await page.route(url("/faq"), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
      oldNonce = /'nonce-([0-9a-f]{32})'/.exec(response.headers()["content-security-policy"] ?? "")?.[1] ?? oldNonce;
    });
    await page.goto(url("/faq"));
  }

  const openWith = (page: Page, payloads: readonly Payload[]) =>
    openChanged(page, (body) => body.replace(STATIC_PART, (start) => start + htmlOf(payloads)));

  it("the policy alone stops every payload", async () => {
    const { page, trouble } = await newTab();
    const expectNothingRan = async (what: string) => {
      await provoke(page);
      expect(await ranIn(page), what).toBeNull();
      expect(new URL(await ask(page, () => document.baseURI)).origin, what).toBe(stack.site.url.origin);
    };
    for (const payload of alone) {
      await openChanged(page, () => `<!doctype html><title>Alone</title><main>${htmlOf([payload])}</main>`);
      await expectNothingRan(payload.text);
    }
    for (const group of inGroups(together, 40)) {
      const ids = group.map(({ id }) => id).join();
      await openWith(page, group);
      await expectNothingRan(ids);
      // As the client renders the HTML of the next page.
      await page.evaluate((html) => {
        const [part] = document.querySelectorAll("main [data-static]");
        if (part !== undefined) part.innerHTML = html;
      }, htmlOf(group));
      await expectNothingRan(`${ids}, by the client`);
    }
    // The payloads were active: the policy blocked them.
    expect(trouble.filter((line) => line.includes("CSP violation")).length).toBeGreaterThan(XSS_PAYLOADS.length / 2);
  });

  it("without a policy too, the payloads run: the corpus is effective", async () => {
    const { page } = await newTab({ bypassCSP: true });
    await openWith(page, together);
    await expect.poll(() => ranIn(page)).not.toBeNull();
  });
});
