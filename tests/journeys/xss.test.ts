/**
 * docs/threats.md T3: every payload of `xss-payloads.json` in every field of the CMS, in Chromium. With the sanitizer
 * nothing runs and the policy blocks nothing; without it, the policy alone blocks everything.
 */

import { globSync, readFileSync } from "node:fs";
import { fromHtml } from "hast-util-from-html";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { START_SCRIPT } from "#app/domain/start-script.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import type { WorkerServer } from "#scripts/worker-server.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { HOSTILE_PATHS, hostileAnswer } from "#tests/support/hostile-operator.ts";
import { sharedBrowser } from "#tests/support/journey.ts";
import { otherBuild } from "#tests/support/other-build.ts";
import { MARK } from "#tests/support/raw-html.ts";
import { hydrated, openTab, type Visit } from "#tests/support/visit.ts";
import { type Payload, XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

const GROUP = 36;

let operator: CaptureServer;
/** Payloads by host: `g7.localhost` shows the seventh group. */
let groups: readonly (readonly Payload[])[] = [];
let oldNonce = "";

beforeAll(async () => {
  operator = await startCaptureServer();
  operator.answer((request, response) => {
    const group = groups[Number(/^g(\d+)\./.exec(request.headers["host-name"] ?? "")?.[1])] ?? [];
    const texts = group.map(({ text }) => text.replaceAll("{nonce}", oldNonce));
    const data = group.length === 0 ? null : hostileAnswer(request, texts, texts);
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
});
afterAll(() => operator.stop());

/** A tab that collects its requests to other hosts; `evil.example` does not exist (RFC 2606). */
async function hostileTab(options = {}): Promise<Visit & { asked: string[] }> {
  const tab = await openTab(await sharedBrowser(), options);
  const asked: string[] = [];
  tab.page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    // Pictures come from where the operator's own fields say (specification 10.18).
    if (request.resourceType() === "image") return;
    if (protocol.startsWith("http") && !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) asked.push(request.url());
  });
  return { ...tab, asked };
}

function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}

async function serve(build?: string): Promise<WorkerServer> {
  const ports = { sitePort: await anyFreePort(), operatorPort: 1 };
  return startSite({
    ...ports,
    ...(build === undefined ? {} : { build }),
    vars: { API_BASE_URL: operator.origin, ADMIN_BASE_URL: operator.origin, HANDOFF_ORIGIN: "", HANDOFF_PATHS: "" },
  });
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

/** Follows a link by the client router. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.appendChild(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction((to) => location.pathname === to && document.querySelector("h1") !== null, path, {
    timeout: 60_000,
  });
}

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

const violations = ({ trouble }: Visit) => trouble.filter((line) => line.includes("CSP violation"));

describe("with the sanitizer", () => {
  it(`no payload of ${XSS_PAYLOADS.length} runs in any field, and the policy is never needed`, async () => {
    groups = inGroups(XSS_PAYLOADS, GROUP);
    const site = await serve();
    const tab = await hostileTab({ viewport: { width: 320, height: 800 } });
    const errors: string[] = [];
    tab.page.on("pageerror", ({ message }) => errors.push(message));
    for (const group of groups.keys()) {
      const [first = "/", ...others] = HOSTILE_PATHS.map(
        (_, n) => HOSTILE_PATHS[(n + group) % HOSTILE_PATHS.length] ?? "/",
      );
      const at = `http://g${group}.localhost:${site.url.port}`;
      await tab.page.goto(at + first, { waitUntil: "domcontentloaded" });
      await hydrated(tab.page);
      for (const path of [first, ...others]) {
        if (path !== first) await follow(tab.page, path);
        expect(await ranIn(tab.page), `${path} of group ${group}`).toBeNull();
        expect(violations(tab), `${path} of group ${group}`).toEqual([]);
        // The page is rendered, with the payloads as text, and fits.
        expect((await tab.page.locator("h1").textContent()) ?? "", path).not.toBe("");
        const width = () => tab.page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: path }).toBeLessThanOrEqual(320);
        const active =
          'script:not([nonce]), iframe, object, embed, base, [onerror], [onload], [onclick], [href^="javascript:" i]';
        const found = await tab.page
          .locator(`main :is(${active}), header :is(${active}), footer :is(${active})`)
          .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
        expect(
          found.filter((html) => html !== `<script>${START_SCRIPT}</script>`),
          path,
        ).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
    // No request went to another host.
    expect(tab.asked).toEqual([]);
    await tab.close();
    await site.stop();
  });
});

const comesAlive = (page: Page) =>
  Promise.race([
    hydrated(page).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, 10_000, false)),
  ]);

/** False when a payload made the page reload instead. */
const follows = (page: Page, path: string) =>
  follow(page, path).then(
    () => true,
    () => false,
  );

/** True for a payload that leaves the HTML after it and the client's scripts intact: such payloads share a page. */
function endsByItself({ text }: Payload): boolean {
  // `document.getElementById` is then a picture.
  if (text.includes("name=getElementById")) return false;
  const tree = fromHtml(`<div>${text}</div><hr>`, { fragment: true });
  return tree.children.some((node) => node.type === "element" && node.tagName === "hr");
}

describe("without the sanitizer, in a build made for tests", () => {
  let unsanitized: string;
  let site: WorkerServer;
  beforeAll(async () => {
    unsanitized = await otherBuild();
    site = await serve(unsanitized);
  });
  afterAll(() => site.stop());

  it("the policy alone stops every payload", async () => {
    const [together, alone] = [XSS_PAYLOADS.filter(endsByItself), XSS_PAYLOADS.filter((p) => !endsByItself(p))];
    groups = [...inGroups(together, GROUP), ...alone.map((payload) => [payload])];
    const tab = await hostileTab();
    const refused: string[] = [];
    let stopped = 0;
    let alive = 0;
    for (const group of groups.keys()) {
      const at = `http://g${group}.localhost:${site.url.port}`;
      const response = await tab.page.goto(`${at}/faq`, { waitUntil: "load" });
      oldNonce = /'nonce-([0-9a-f]{32})'/.exec(response?.headers()["content-security-policy"] ?? "")?.[1] ?? oldNonce;
      await provoke(tab.page);
      const ids = groups[group]?.map(({ id }) => id).join();
      if ((await ranIn(tab.page)) !== null) refused.push(`${await ranIn(tab.page)} of ${ids}`);
      expect(new URL(await ask(tab.page, () => document.baseURI)).origin, `base of ${ids}`).toBe(at);
      // Where the payloads leave the page intact, the client renders the next one from data.
      const whole = group * GROUP < together.length;
      if (whole && (await comesAlive(tab.page)) && (await follows(tab.page, "/blog/hostile-post"))) {
        alive += 1;
        await provoke(tab.page);
        if ((await ranIn(tab.page)) !== null) refused.push(`${await ranIn(tab.page)} of ${ids}, soft`);
      }
      stopped += violations(tab).length;
      tab.trouble.length = 0;
    }
    expect(refused).toEqual([]);
    // The payloads were active: the policy blocked them.
    expect(stopped).toBeGreaterThan(XSS_PAYLOADS.length / 2);
    expect(alive).toBeGreaterThan(3);
    await tab.close();
  });

  it("without a policy too, the payloads run: the corpus is effective", async () => {
    // Script elements and handlers that run by themselves.
    groups = inGroups(XSS_PAYLOADS.filter(endsByItself), GROUP).slice(0, 3);
    const tab = await hostileTab({ bypassCSP: true });
    for (const group of groups.keys()) {
      await tab.page.goto(`http://g${group}.localhost:${site.url.port}/faq`, { waitUntil: "domcontentloaded" });
      await expect.poll(() => ranIn(tab.page), { message: `group ${group}` }).not.toBeNull();
    }
    await tab.close();
  });

  it("that build is not the deployed one", () => {
    const contains = (folder: string) =>
      globSync(`${folder}/**/*.js`).some((file) => readFileSync(file, "utf8").includes(MARK));
    expect(contains(`${unsanitized}/server`)).toBe(true);
    expect(contains("build/server")).toBe(false);
    expect(contains("build/client")).toBe(false);
  });
});
