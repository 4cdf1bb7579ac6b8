import { describe, expect, it } from "vitest";
import { startReading } from "#app/operator/block-reading.ts";
import { readPage } from "#app/operator/builder-page.ts";
import { sanitizeHtml } from "#app/operator/rich-text.ts";

const ADMIN = "https://admin.example";

/** Name, written form, what is left of it. */
const INTRUSIVE = [
  ["overrides of the direction", "Rim \u202eevil\u202c \u202aTours", "Rim evil Tours"],
  ["piles of marks", `Rim${"\u0301".repeat(100)} Tours`, `Rim${"\u0301".repeat(8)} Tours`],
  ["noncharacters", "Rim\ufffe \u{1ffff}Tours", "Rim Tours"],
  ["what Arabic, Hebrew, Tibetan and emoji need", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧"],
] as const;

describe("text that changes the text around it", () => {
  it.each(INTRUSIVE)("is cleaned of %s, in HTML", (_, written, clean) => {
    expect(sanitizeHtml(`<p>${written}</p>`, startReading(ADMIN))).toBe(`<p>${clean}</p>`);
    expect(sanitizeHtml(`<img src="/media/a.svg" alt="${written}">`, startReading(ADMIN))).toContain(`alt="${clean}"`);
  });

  it("gives lists that run from right to left their bullets at the right", () => {
    const html = "<ul><li>שלום</li></ul><ol><li>one</li></ol>";
    expect(sanitizeHtml(html, startReading(ADMIN))).toBe('<ul dir="auto"><li>שלום</li></ul><ol><li>one</li></ol>');
  });

  it("is cleaned when it comes as character references", () => {
    expect(sanitizeHtml("<p>a&#x202e;b</p>", startReading(ADMIN))).toBe("<p>ab</p>");
  });
});

describe("pages", () => {
  it("skip unknown and broken blocks", () => {
    const known = [
      { type: "hero", title: "H" },
      { type: "richText", html: "<p>x</p>" },
    ];
    const broken = [{ type: "nope" }, null, { type: "__proto__" }, { type: "quote" }];
    const page = readPage({ title: "T", blocks: [...broken, ...known] }, () => undefined, ADMIN);
    expect(page?.blocks.map(({ type }) => type)).toEqual(["hero", "richText"]);
  });

  it.each([{}, { title: "" }, { blocks: [] }, null, []])("reject %j, the specification's empty object", (data) => {
    expect(readPage(data, () => undefined, ADMIN)).toBeNull();
  });
});

describe("CMS HTML", () => {
  it.each([
    ['<a href="/faq">a</a>', '<a href="/faq">a</a>'],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    [
      '<a href="https://x.example" target="_blank" id="y">a</a>',
      '<a href="https://x.example/" rel="noopener noreferrer">a</a>',
    ],
    ['<p style="position:fixed" class="z" id="q">a</p>', "<p>a</p>"],
    ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>c', "c"],
    ["<h1>Title</h1>", '<h2 id="s-title">Title</h2>'],
    ['<form action="//evil"><input name="a"><p>t</p></form>', "<p>t</p>"],
  ])("%s becomes %s", (html, clean) => {
    expect(sanitizeHtml(html, startReading(ADMIN))).toBe(clean);
  });

  it("resolves pictures against the admin host and sets their size", () => {
    expect(sanitizeHtml('<img src="/media/a.svg" alt="A" onerror="x">', startReading(ADMIN))).toBe(
      '<img src="https://admin.example/media/a.svg" alt="A" width="1600" height="1067" loading="lazy" decoding="async">',
    );
  });
});
