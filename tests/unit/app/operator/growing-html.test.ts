/** HTML that grows while it is parsed (docs/threats.md T26): formatting elements are opened again in every block. */

import fc from "fast-check";
import { defaultTreeAdapter, parseFragment } from "parse5";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builderPage } from "#app/blocks/builder-page.server.ts";
import { markdownOf } from "#app/machine-readable/markdown.ts";
import { html as htmlField } from "#app/operator/html.ts";
import { cases } from "#tests/support/fuzz.ts";
import { readAs } from "#tests/support/read-as.ts";

/** `<b x=0><b x=1>…` before many paragraphs: each opens them all again. */
function reopened(formats: number, blocks: number): string {
  const open = Array.from({ length: formats }, (_, index) => `<b x=${index}>`).join("");
  return `<p>${open}</p>${"<p>x".repeat(blocks)}`;
}

function sanitized(html: string) {
  const { data, findings } = readAs(htmlField(""), html);
  return { clean: data ?? "", reasons: findings.map(({ expected }) => expected) };
}

/** What the parser did to the tree. */
let steps = 0;

// Not a spy, which would keep the arguments of a million calls.
const counted = ["createElement", "appendChild", "insertBefore", "detachNode"] as const;
const originals = { ...defaultTreeAdapter };
beforeAll(() => {
  for (const name of counted) {
    const original = originals[name] as (...args: unknown[]) => never;
    defaultTreeAdapter[name] = (...args: unknown[]) => {
      steps += 1;
      return original(...args);
    };
  }
});
afterAll(() => {
  Object.assign(defaultTreeAdapter, originals);
});

function judge(html: string) {
  steps = 0;
  const { clean, reasons } = sanitized(html);
  const stepsTaken = steps;
  expect(clean.length).toBeLessThanOrEqual(8 * html.length + 10_000);
  // Twice: as it comes, and as a browser will read what is left of it.
  expect(stepsTaken).toBeLessThanOrEqual(5 * (html.length + clean.length) + 30_000);
  if (reasons.length > 0) expect(clean).toBe("");
  // A browser, and the Markdown of the page, read the result with a parser that has no bounds.
  steps = 0;
  parseFragment(clean);
  expect(steps).toBeLessThanOrEqual(5 * clean.length + 15_000);
  expect(markdownOf("https://site.example")(clean).length).toBeLessThanOrEqual(8 * clean.length + 20_000);
  return { clean, reasons };
}

const GROWS = "grows while it is parsed";
const DEEP = "nested more than 100 deep";
const LINK = `<p><a href=/${"x".repeat(2_000)}>`;

it.each([
  ["1.2 KB", reopened(75, 75), GROWS],
  ["13 KB, not deep", reopened(90, 3_000), GROWS],
  ["20 KB", reopened(1_500, 1_300), DEEP],
  ["long links", `${LINK}</p>${"<p>x".repeat(5_000)}`, GROWS],
  // The button keeps the paragraphs in one link; without it, each of them opens the link again.
  ["a link around paragraphs", `${LINK}<button>${"<p>x".repeat(20)}`, GROWS],
  ["tables that our markup makes longer", "<table>".repeat(3_000), "too long once written"],
])("HTML that grows while it is parsed of %s is dropped, with the reason", (_shape, html, reason) => {
  expect(judge(html)).toEqual({ clean: "", reasons: [expect.stringContaining(`(${reason})`)] });
});

const opening = fc.oneof(
  fc
    .tuple(fc.constantFrom("b", "i", "a", "font", "nobr", "code", "strong"), fc.nat(50), fc.nat(60))
    .map(([tag, value, length]) => `<${tag} x=${value} href=/${"y".repeat(length * 30)}>`),
  fc
    .constantFrom(
      ..."p div table tr td caption button object marquee li dd h2 img hr form select option svg math".split(" "),
    )
    .map((tag) => `<${tag}>`),
);
const closing = fc
  .constantFrom(..."p b i a font div table td button object h2 svg".split(" "))
  .map((tag) => `</${tag}>`);
const piece = fc.oneof(
  { weight: 4, arbitrary: opening },
  { weight: 2, arbitrary: closing },
  { weight: 2, arbitrary: fc.constantFrom("x", " ", "&", "text of a tour") },
);
const run = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 300 }))
  .map(([pieces, times]) => pieces.join("").repeat(times));
/** Also with a number in each, so that no two formatting elements are equal. */
const numbered = fc
  .tuple(fc.constantFrom("b", "i", "font", "a"), fc.integer({ min: 1, max: 400 }))
  .map(([tag, times]) => Array.from({ length: times }, (_, index) => `<${tag} n${index}>`).join(""));

it("HTML that grows while it is parsed in any shape: at most 8 times the input and 10 KB, in steps that grow with the input", () => {
  let dropped = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: run }, numbered), { maxLength: 6 }), (parts) => {
      const html = parts.join("").slice(0, 20_000);
      if (judge(html).reasons.length > 0) dropped += 1;
    }),
    cases(15),
  );
  // Otherwise no shape grows.
  expect(dropped).toBeGreaterThan(2);
});

it("ordinary HTML of any length is kept whole", () => {
  const paragraph =
    '<h2>Zion</h2><p>The <b>canyon</b> is <a href="/zion" title="Z">deep</a>.<ul><li>Water<li>Hat</ul><table><tr><th>Fee<td>$35</table>';
  const { clean, reasons } = judge(paragraph.repeat(400));
  expect(reasons).toEqual([]);
  expect(clean.match(/<strong>canyon<\/strong>/g)).toHaveLength(400);
});

it("ordinary HTML with one attribute too many is left out, with one fewer it is kept", () => {
  const attributes = (count: number) =>
    `<p ${Array.from({ length: count }, (_, index) => `a${index}`).join(" ")}>x</p>`;
  expect(judge(attributes(101)).reasons).toEqual([expect.stringContaining("more than 100 attributes")]);
  expect(judge(attributes(100))).toEqual({ clean: "<p>x</p>", reasons: [] });
});

const bomb = reopened(75, 75);
it("a block over the bounds is dropped from a page with a note, and the rest of the page is stored", () => {
  const items = [bomb, "So."].map((answer) => ({ question: "Why?", answer }));
  const texts = [bomb, "<p>Bring water.</p>"].map((html) => ({ type: "richText", html }));
  const blocks = [...texts, { type: "faq", groups: [{ items }] }];
  const { data, notes } = readAs(builderPage.data, { title: "Tips", blocks });
  expect(data?.blocks).toMatchObject([
    { type: "richText", html: "<p>Bring water.</p>" },
    { type: "faq", groups: [{ items: [{ question: "Why?" }] }] },
  ]);
  expect(notes).toContain("dropped blocks[0].html");
  expect(notes).toContain("dropped blocks[2].groups[0].items[0].answer");
  // Without a title, too: it is stored, and not asked for again at once.
  expect(readAs(builderPage.data, { blocks: texts.slice(0, 1) }).data).toMatchObject({ blocks: [] });
  expect(readAs(builderPage.data, { blocks: [{ type: "richText", html: "" }] }).data).toBeNull();
});
