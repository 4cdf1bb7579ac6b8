/** Threats T3, T16: a payload in every field that is words or an address, judged on the HTML itself. */

import { expect, it } from "vitest";
import { HOSTILE_PATHS, hostileAnswer } from "#tests/support/hostile-operator.ts";
import { type Element, elementsOf, noncedScripts, parseHtml } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

/** What the waiting page ends with, and scripts. */
const CLOSING = "</main><script>alert(1)</script>";
const CLOSING_HOST = "closing.localhost";
const SLOW_PAGE = "/gallery";

/** By the host that gets them; each entry of a list has another one first. */
const AT_ONCE = 5;
const SETS = new Map<string, string[]>();
const textsAt = (at: number) => XSS_PAYLOADS.slice(at, at + AT_ONCE).map(({ text }) => text);
for (let at = 0; at < XSS_PAYLOADS.length; at += AT_ONCE) SETS.set(`p${at}.localhost`, textsAt(at));
/** Addresses, and payloads of which only the letters are left. */
const HARMLESS = new Map([
  ["addresses.localhost", Array.from({ length: AT_ONCE }, (_, index) => `/word-${index}`)],
  ["letters.localhost", textsAt(0).map((text) => text.replace(/[^a-z0-9]+/gi, " "))],
]);

const stack = await sharedStack();
for (const host of [CLOSING_HOST, ...SETS.keys(), ...HARMLESS.keys()]) {
  stack.operator.answer(host, (call, response) => {
    const texts = host === CLOSING_HOST ? [CLOSING] : (SETS.get(host) ?? HARMLESS.get(host) ?? []);
    const data = hostileAnswer(call, texts, ["<p>text</p>"]);
    const send = () => response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
    if (call.url.includes(SLOW_PAGE)) setTimeout(send, 3_000);
    else send();
  });
}

const kindsOf = (elements: Element[]) =>
  new Set(
    elements.flatMap(({ tagName, properties }) => [
      tagName,
      ...Object.keys(properties).map((name) => `${tagName} ${name}`),
    ]),
  );
const jsonLd = (elements: Element[]) =>
  elements
    .filter(({ properties }) => properties.type === "application/ld+json")
    .flatMap(({ children }) => children.map((child) => (child.type === "text" ? child.value : "")));
const SAFE = /^(?:https?:\/\/(?![^/]*@)|mailto:|tel:|sms:|[#?]|\/(?![/\\])|$)/;

async function visited(host: string, path: string) {
  // As a crawler: the page is rendered whole, however slow this machine is.
  const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  const { body, headers, status } = await stack.get(path, { host, headers: crawler });
  expect(status, `${host}${path}`).toBe(200);
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(headers["content-security-policy"] ?? "")?.[1];
  return { elements: elementsOf(parseHtml(body)), nonce };
}

it(`each of ${XSS_PAYLOADS.length} payloads stays words: no element, attribute or address that harmless words do not make`, async () => {
  for (const [index, path] of HOSTILE_PATHS.entries()) {
    // In turns: what writes words into HTML is one thing.
    const hosts = [...SETS.keys()].filter((_, set) => set % HOSTILE_PATHS.length === index);
    const harmless = await Promise.all([...HARMLESS.keys()].map((host) => visited(host, path)));
    const known = new Set(harmless.flatMap(({ elements }) => [...kindsOf(elements)]));
    const scripts = Math.max(
      ...harmless.map(({ elements }) => elements.filter(({ tagName }) => tagName === "script").length),
    );
    for (const host of hosts) {
      const { elements, nonce } = await visited(host, path);
      const name = `${path} ${SETS.get(host)?.join(" | ")}`;
      expect(
        [...kindsOf(elements)].filter((kind) => !known.has(kind)),
        name,
      ).toEqual([]);
      const own = noncedScripts(elements);
      expect(own.length, name).toBeLessThanOrEqual(scripts);
      for (const script of own) expect(script.properties.nonce, name).toBe(nonce);
      for (const { properties } of elements) {
        for (const address of [properties.href, properties.src, properties.action]) {
          if (typeof address === "string") expect(address, name).toMatch(SAFE);
        }
      }
      // The tenant's color is a color or the default (docs/threats.md T17): nothing else gets into a style.
      const frame = elements.find(({ properties }) => [properties.className].flat().includes("site"));
      expect(frame?.properties.style, name).toMatch(/^--brand:#3d5a4c(?:;--[a-z-]+:#[0-9a-f]{6}){3}$/);
      for (const json of jsonLd(elements)) expect(() => JSON.parse(json) as unknown, name).not.toThrow();
    }
  }
});

it("a waiting page whose tenant writes tags into its texts has one end of its content, with the refresh, and no script", async () => {
  await visited(CLOSING_HOST, "/faq");
  const { body } = await stack.get(SLOW_PAGE, { host: CLOSING_HOST, headers: { accept: "text/html" } });
  expect(body).toContain("&lt;/main&gt;&lt;script&gt;");
  expect(body.split("</main>")).toHaveLength(2);
  expect(body).toContain(`<meta http-equiv="refresh" content="0;url=${SLOW_PAGE}"></main>`);
  expect(body).not.toContain("<script");
});
