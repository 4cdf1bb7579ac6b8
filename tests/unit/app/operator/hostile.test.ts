/**
 * Hostile JSON from the CMS: no reader throws, its output is bounded, and every URL in it is safe. Half of the input
 * looks valid, so that readers get past their first check.
 */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startReading } from "#app/operator/block-reading.ts";
import { readPost } from "#app/operator/blog-post.ts";
import { BLOCK_TYPES, readPage } from "#app/operator/builder-page.ts";
import { list } from "#app/operator/field-readers.ts";
import { readMenu } from "#app/operator/navigation.ts";
import { sanitizeHtml } from "#app/operator/rich-text.ts";
import { readTenantConfig } from "#app/operator/tenant-config.ts";
import { readTourSummary } from "#app/operator/tours.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";

const ADMIN = "https://admin.example";
const RUNS = 60;
const ignore = () => undefined;

const READERS: Record<string, (input: unknown) => unknown> = {
  page: (input) => readPage(input, ignore, ADMIN),
  post: (input) => readPost(input, ignore, ADMIN),
  menu: (input) => readMenu(input, ignore),
  "tenant config": (input) => readTenantConfig(input, ignore, ADMIN),
  tours: (input) => list(input, 200, ignore, (tour, note) => readTourSummary(tour, note, ADMIN)),
};

const nasty = fc.constantFrom<unknown>(
  null,
  undefined,
  "",
  0,
  -1,
  1e308,
  Number.NaN,
  true,
  [],
  {},
  "javascript:alert(1)",
  "JaVaScRiPt\n:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example/x",
  "/\\evil.example",
  "https://user:pass@evil.example/",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg onload=alert(1)>",
  "<p onclick=alert(1)>text</p><h2>Head</h2><a href='javascript:x'>l</a><img src='data:x'>",
  "<iframe src='https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ'></iframe>",
  "\u202eRTL \u05d0\u05d1\u05d2 \u0627\u0644\u0639",
  "👩‍👩‍👧‍👦🏜️",
  "\ud800 half a pair",
  "\u0000\u0007control",
  "__proto__",
  "T".repeat(200_000),
  "/media/ok.svg",
  "https://ok.example/page",
  "2026-02-30",
  "2026-02-28",
  "de",
);

/** Mostly valid, often hostile, sometimes anything. */
const words = fc.oneof(
  { weight: 5, arbitrary: fc.string({ minLength: 1, unit: anyCharacter }) },
  { weight: 2, arbitrary: nasty },
);
const address = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      "javascript:alert(1)",
      " \u0001java\tscript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:x",
      "file:///etc/passwd",
      "//evil.example",
      "/\\evil.example",
      "https://a:b@evil.example",
      "blob:https://x/1",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>("/media/a.svg", "https://ok.example/a", "/faq?x=1#y", "mailto:a@b.c"),
  },
  { weight: 1, arbitrary: nasty },
  { weight: 1, arbitrary: fc.webUrl() },
);
const number = fc.oneof(fc.nat(), fc.double(), nasty);
const day = fc.oneof(fc.constant<unknown>("2026-02-28"), nasty);

/** All field names of the operator, for all readers. */
const fields: Record<string, fc.Arbitrary<unknown>> = {
  type: fc.constantFrom(...BLOCK_TYPES, "nonsense", "__proto__"),
  id: fc.oneof(fc.integer({ min: 1, max: 999 }), words),
  slug: fc.oneof(fc.constant<unknown>("a-slug"), words),
  language: fc.oneof(fc.constant<unknown>("de"), words),
  ...Object.fromEntries(
    "title text name question description caption place role excerpt author category transcript detail network phone slogan documentTitle summary email tag alt imageAlt"
      .split(" ")
      .map((key) => [key, words]),
  ),
  ...Object.fromEntries(
    "url src image poster portrait logo logoUrl faviconUrl headerImage embedUrl"
      .split(" ")
      .map((key) => [key, address]),
  ),
  ...Object.fromEntries("html answer".split(" ").map((key) => [key, fc.oneof(nasty, fc.array(nasty).map(String))])),
  ...Object.fromEntries(
    "width height minutes limit durationHours priceFrom is_visible overnight themeColor"
      .split(" ")
      .map((key) => [key, number]),
  ),
  ...Object.fromEntries("date published updated".split(" ").map((key) => [key, day])),
  action: fc.record({ title: words, url: address }),
  contact: fc.record({ name: words, email: words, phone: words }),
  columns: fc.array(words, { maxLength: 12 }),
  rows: fc.array(fc.oneof(fc.array(words, { maxLength: 12 }), nasty), { maxLength: 5 }),
  languages: fc.array(words, { maxLength: 3 }),
  tags: fc.array(words, { maxLength: 3 }),
  categories: fc.oneof(fc.array(words, { maxLength: 3 }), nasty),
};

const leaf = fc.record(fields, { requiredKeys: ["type", "id", "title", "url"] });
const some = <T>(item: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: item }, nasty), { maxLength: 3 }) },
    nasty,
  );

const LISTS =
  "items groups members actions children relatedTours quickLinks informationLinks legalLinks partners social data".split(
    " ",
  );
/** All lists share their items, which keeps the tree small. */
const nested = (below: fc.Arbitrary<unknown>) =>
  fc
    .tuple(leaf, fc.uniqueArray(fc.constantFrom(...LISTS), { maxLength: 6 }), some(below))
    .map(([own, names, list]) => ({ ...own, items: list, ...Object.fromEntries(names.map((name) => [name, list])) }));
const branch = nested(nested(leaf));
const whole = fc
  .tuple(branch, some(branch))
  .map(([own, list]) => ({ ...own, blocks: list, header: own, footer: own, navigation: own, relatedTours: list }));

/** The readers of lists get a list. */
const input = (reader: string) =>
  fc.oneof({ weight: 6, arbitrary: LIST_READERS.has(reader) ? some(whole) : whole }, nasty);
const LIST_READERS = new Set(["menu", "tours"]);

function strings(input: unknown, key = ""): [key: string, text: string][] {
  if (typeof input === "string") return [[key, input]];
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, entry]) => strings(entry, Array.isArray(input) ? key : name));
}

const ADDRESS_KEYS = new Set(
  "url src image poster portrait logo logoUrl favicon faviconUrl player page href".split(" "),
);
/** Never linked to: only a query value (`tourHref`). */
const isTourAddress = (reader: string, key: string) => key === "url" && (reader === "tours" || reader === "post");

function isSafeAddress(text: string): boolean {
  return /^(https?:\/\/(?![^/]*@)|mailto:|tel:|sms:|#|\/(?![/\\]))/.test(text);
}

function isSafeHtml(html: string): boolean {
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? "");
  return (
    !/<(?:script|iframe|svg|math|style|object|embed|form|input|base|meta|link)\b/i.test(html) &&
    !/<[^>]*\son[a-z]+=/i.test(html) &&
    addresses.every((address) => isSafeAddress(address.replaceAll("&#x26;", "&")))
  );
}

function judge(reader: string, output: unknown): void {
  const json = JSON.stringify(output) ?? "";
  // Twice the largest answer that is read.
  expect(json.length).toBeLessThan(4_000_000);
  for (const [key, text] of strings(output)) {
    // `encodeURIComponent` throws on a lone surrogate.
    if (key !== "html" && key !== "answer") expect(text.isWellFormed(), key).toBe(true);
    if (key === "html" || key === "answer") expect(isSafeHtml(text), text.slice(0, 300)).toBe(true);
    else if (ADDRESS_KEYS.has(key) && !isTourAddress(reader, key))
      expect(isSafeAddress(text), `${key}: ${text}`).toBe(true);
    else expect(text.length, key).toBeLessThanOrEqual(20_000);
  }
}

describe.each(Object.entries(READERS))("a hostile %s", (reader, read) => {
  it("never makes the reader throw, return unbounded output, or pass an unsafe URL", () => {
    let understood = 0;
    fc.assert(
      fc.property(input(reader), (json) => {
        const output = read(json);
        if (JSON.stringify(output)?.includes('"title"')) understood += 1;
        judge(reader, output);
      }),
      cases(RUNS),
    );
    // Otherwise no input gets past the first check.
    expect(understood).toBeGreaterThan(RUNS / 20);
  });
});

describe("hostile HTML", () => {
  const fragment = fc.oneof(
    fc.constantFrom(
      ..."<p> </p> <b> <table> <tr> <td> <math> <mtext> <svg> <style> </style> <script> </script> <template> <noscript> <title> <textarea> <select> <iframe> <!-- --> <![CDATA[ ]]> <a <img > href=javascript:x src=x onerror=x style=x srcdoc=x \u0000 &lt; &#60; &colon; \" ' ` <form> <base> <object> <embed> <h1> <h2> <li>".split(
        " ",
      ),
    ),
    fc.string({ maxLength: 5 }),
  );
  it("is safe after sanitizing once and twice", () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
        const clean = sanitizeHtml(parts.join(""), startReading(ADMIN));
        expect(isSafeHtml(clean), clean).toBe(true);
        expect(isSafeHtml(sanitizeHtml(clean, startReading(ADMIN)))).toBe(true);
      }),
      cases(500),
    );
  });
});
