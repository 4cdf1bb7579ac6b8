/**
 * Hostile JSON from the CMS: no reader throws, its output is bounded, and every URL in it is safe. The answers have the
 * operator's shape with a hostile text in every field, and values of wrong types anywhere.
 */

import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOf } from "#app/operator/example.ts";
import { RESOURCES } from "#app/resources.server.ts";
import { sanitized } from "#tests/support/blocks.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { hostileAnswer } from "#tests/support/hostile-operator.ts";
import { answerRead, readAs } from "#tests/support/read-as.ts";

const RUNS = 40;

/** Calls of the edge, with an address that each answers. */
const CALLS = RESOURCES.filter(({ from, data }) => from.includes("edge") && exampleOf(data) !== undefined).map(
  (resource) => [String(resource.path).replace(/:[a-z]+/g, "1"), resource] as const,
);

const NASTY = [
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt\n:alert(1)",
    " \u0001java\tscript:alert(1)",
    "vbscript:x",
    "file:///etc/passwd",
  ],
  ...["data:text/html,<script>alert(1)</script>", "blob:https://x/1", "//evil.example/x", "/\\evil.example"],
  ...["https://user:pass@evil.example/", "</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>'],
  ...["<p onclick=alert(1)>text</p><h2>Head</h2><a href='javascript:x'>l</a><img src='data:x'>", "\ud800 half a pair"],
  ...["<iframe src='https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ'></iframe>", "\u0000\u0007", "__proto__"],
  ...["/media/ok.svg", "https://ok.example/page", "/faq?x=1#y", "mailto:a@b.c", "2026-02-30", "2026-02-28", "de"],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.oneof(fc.string({ minLength: 1, unit: anyCharacter }), fc.webUrl()) },
);
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, "", 0, -1, 1e308, Number.NaN, true, [], {}, "T".repeat(200_000)),
  text,
);
const texts = fc.array(text, { minLength: 1, maxLength: 5 });
const spoils = fc.array(fc.tuple(fc.nat(2_000), wrong), { maxLength: 20 });

/** Sets some entries anywhere below a value to wrong ones. */
function spoiled(input: unknown, changes: readonly (readonly [at: number, value: unknown])[]): unknown {
  const json: unknown = structuredClone(input);
  const entries: [Record<string, unknown>, string][] = [];
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, below] of Object.entries(value)) {
      entries.push([value as Record<string, unknown>, key]);
      walk(below);
    }
  };
  walk(json);
  for (const [at, value] of changes) {
    const [parent, key] = entries[at % entries.length] ?? [];
    if (parent !== undefined && key !== undefined) parent[key] = value;
  }
  return json;
}

function strings(input: unknown, key = ""): [key: string, text: string][] {
  if (typeof input === "string") return [[key, input]];
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, entry]) => strings(entry, Array.isArray(input) ? key : name));
}

const ADDRESS_KEYS = new Set(
  "url src image poster portrait logo logoUrl favicon faviconUrl player page href".split(" "),
);
/** Never linked to: only a query value (`tourHref`). */
const isTourAddress = (url: string, key: string) => key === "url" && /tours|blog/.test(url);

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

function judge(url: string, output: unknown): void {
  // Twice the largest answer that is read.
  expect((JSON.stringify(output) ?? "").length).toBeLessThan(4_000_000);
  for (const [key, text] of strings(output)) {
    if (key === "html" || key === "answer" || (key === "description" && url.includes("/detail/"))) {
      expect(isSafeHtml(text), text.slice(0, 300)).toBe(true);
      continue;
    }
    // `encodeURIComponent` throws on a lone surrogate.
    expect(text.isWellFormed(), key).toBe(true);
    if (ADDRESS_KEYS.has(key) && !isTourAddress(url, key)) expect(isSafeAddress(text), `${key}: ${text}`).toBe(true);
    else expect(text.length, key).toBeLessThanOrEqual(20_000);
  }
}

it.each(CALLS)("a hostile answer to %s makes no reader throw or pass what is unsafe", (url, { data }) => {
  const read = (input: unknown) => readAs(data, input).data;
  let understood = 0;
  const property = fc.property(texts, texts, spoils, wrong, (words, htmls, changes, instead) => {
    const output = read(spoiled(hostileAnswer({ url }, words, htmls), changes));
    if (output !== null && (!Array.isArray(output) || output.length > 0)) understood += 1;
    judge(url, output);
    judge(url, read(instead));
  });
  fc.assert(property, cases(RUNS));
  // Otherwise no input gets past the first check.
  expect(understood).toBeGreaterThan(RUNS / 20);
});

it.each(RESOURCES.map((resource) => [resource.name, resource] as const))(
  "an answer that is nothing of the kind is a failure of %s, or nothing",
  async (_, resource) => {
    for (const answer of [null, "x", 7, [], {}, [7], { data: null }, { data: 5 }, { data: "x" }, { data: [] }]) {
      const outcome = await answerRead(resource, answer);
      const read = outcome.ok ? (outcome.data ?? []) : [];
      expect(read instanceof Map ? [...read] : read, JSON.stringify(answer)).toEqual([]);
    }
  },
);

const fragment = fc.oneof(
  fc.constantFrom(
    ..."<p> </p> <b> <table> <tr> <td> <math> <mtext> <svg> <style> </style> <script> </script> <template> <noscript> <title> <textarea> <select> <iframe> <!-- --> <![CDATA[ ]]> <a <img > href=javascript:x src=x onerror=x style=x srcdoc=x \u0000 &lt; &#60; &colon; \" ' ` <form> <base> <object> <embed> <h1> <h2> <li>".split(
      " ",
    ),
  ),
  fc.string({ maxLength: 5 }),
);
it("hostile HTML is safe after sanitizing once and twice", () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
      const clean = sanitized(parts.join(""));
      expect(isSafeHtml(clean), clean).toBe(true);
      expect(isSafeHtml(sanitized(clean))).toBe(true);
    }),
    cases(250),
  );
});
