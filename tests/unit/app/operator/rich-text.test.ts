import { expect, it } from "vitest";
import { type SafeHtml } from "#app/domain/content/safe-html.ts";
import { plainText, richText } from "#app/operator/html.ts";
import { ADMIN, sanitized } from "#tests/support/blocks.ts";
import { readAs } from "#tests/support/read-as.ts";

it.each([
  [
    '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The rim"></iframe></p>',
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">Watch “The rim” on YouTube</a></p>',
  ],
  [
    '<iframe src="//player.vimeo.com/video/76979871" onload="x()"></iframe>',
    '<a href="https://vimeo.com/76979871" rel="noopener noreferrer">Watch the film on Vimeo</a>',
  ],
  ['<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>a', "a"],
  [
    '<table><tr><th scope="col"> &nbsp;<br></th><th scope="col">Fee</th><th colspan="2"><img src="/a.svg" alt="A"></th></tr></table>',
    `<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><td> \u00a0<br></td><th scope="col">Fee</th><th colspan="2"><img src="${ADMIN}/a.svg" alt="A" width="1600" height="1067" loading="lazy" decoding="async"></th></tr></tbody></table></div>`,
  ],
  [
    "<table><thead><tr><th>Place</th><th>Miles &amp; <b>hours</b></th><th></th></tr></thead><tr><td>Zion</td><td>160</td><td>No tripods, no bags, no drones and no photographs of the guides at all</td></tr></table>",
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table class="table-cards"><thead><tr><th>Place</th><th>Miles &#x26; <strong>hours</strong></th><td></td></tr></thead><tbody><tr><td data-label="Place">Zion</td><td data-label="Miles &#x26; hours">160</td><td>No tripods, no bags, no drones and no photographs of the guides at all</td></tr></tbody></table></div>',
  ],
  ['<a href="/faq">a</a>', '<a href="/faq">a</a>'],
  ['<a href="//evil.example">a</a>', "<a>a</a>"],
  [
    '<a href="https://x.example" target="_blank" id="y">a</a>',
    '<a href="https://x.example/" rel="noopener noreferrer">a</a>',
  ],
  ['<p style="position:fixed" class="z" id="q">a</p>', "<p>a</p>"],
  ["<h1>Title</h1>", '<h2 id="s-title">Title</h2>'],
  [
    '<img src="/media/a.svg" alt="A" width="640" height="360">',
    `<img src="${ADMIN}/media/a.svg" alt="A" width="640" height="360" loading="lazy" decoding="async">`,
  ],
  ...['width="50%" height="10"', 'width="0" height="0"', 'width="640"', 'width="-1" height="1e9"'].map((size) => [
    `<img src="/media/a.svg" alt="A" ${size}>`,
    `<img src="${ADMIN}/media/a.svg" alt="A" width="1600" height="1067" loading="lazy" decoding="async">`,
  ]),
])("CMS HTML: %s becomes %s", (html, clean) => {
  expect(sanitized(html)).toBe(clean);
});

it("thousands of equal headings and pictures inside CMS HTML are bounded", () => {
  const { html, headings } = readAs(richText(""), "<h2>a</h2><img>".repeat(13_000)).data ?? {
    html: "",
    headings: [],
  };
  expect(headings).toHaveLength(60);
  expect(new Set(html.match(/id="[^"]+"/g)).size).toBe(13_000);
  expect(html.match(/<img/g)).toHaveLength(100);
});

/** Name, written form, what is left of it. */
const INTRUSIVE = [
  ["overrides of the direction", "Rim \u202eevil\u202c \u202aTours", "Rim evil Tours"],
  ["piles of marks", `Rim${"\u0301".repeat(100)} Tours`, `Rim${"\u0301".repeat(8)} Tours`],
  ["noncharacters", "Rim\ufffe \u{1ffff}Tours", "Rim Tours"],
  ["what Arabic, Hebrew, Tibetan and emoji need", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧"],
] as const;

it.each(INTRUSIVE)("text that changes the text around it is cleaned of %s, in HTML", (_, written, clean) => {
  expect(sanitized(`<p>${written}</p>`)).toBe(`<p>${clean}</p>`);
  expect(sanitized(`<img src="/media/a.svg" alt="${written}">`)).toContain(`alt="${clean}"`);
});

it("text that changes the text around it gives lists that run from right to left their bullets at the right", () => {
  const html = "<ul><li>שלום</li></ul><ol><li>one</li></ol>";
  expect(sanitized(html)).toBe('<ul dir="auto"><li>שלום</li></ul><ol><li>one</li></ol>');
});

const sourceOf = (attributes: string) => / src="([^"]*)"/.exec(sanitized(`<img ${attributes}>`))?.[1];
const EMPTY_GIF = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

it.each([
  ['data-src="/media/a.jpg"', `${ADMIN}/media/a.jpg`],
  [`src="${EMPTY_GIF}" data-src="/media/a.jpg" srcset="/media/b.jpg 9w"`, `${ADMIN}/media/a.jpg`],
  ['srcset="/media/s.jpg 400w, /media/l.jpg 1600w, /media/m.jpg 800w"', `${ADMIN}/media/l.jpg`],
  ['src="" data-srcset="/media/one.jpg, /media/two.jpg 2x"', `${ADMIN}/media/two.jpg`],
  ['src="/media/a.jpg" data-src="/media/b.jpg"', `${ADMIN}/media/a.jpg`],
  [`src="${EMPTY_GIF}"`, "/no-image.svg"],
  ['data-src="javascript:alert(1)"', "/no-image.svg"],
])("pictures inside CMS HTML that a script would load later are there at once: %s", (attributes, src) => {
  expect(sourceOf(attributes)).toBe(src);
});

it.each([
  ["https://cdn.pictures.example/a.jpg", "https://cdn.pictures.example/a.jpg"],
  ["//cdn.pictures.example/a.jpg", "https://cdn.pictures.example/a.jpg"],
  ["https://cdn.pictures.example.evil.example/a.jpg", "/no-image.svg"],
  ["https://user@cdn.pictures.example/a.jpg", "/no-image.svg"],
])("pictures inside CMS HTML of hosts in IMAGE_HOSTS are shown, of others the placeholder: %s", (address, src) => {
  expect(sourceOf(`src="${address}"`)).toBe(src);
});

it("pictures inside CMS HTML of another host are noted with the host, once each", () => {
  const html = ["a.example/1", "a.example/2", "b.example/1"].map((path) => `<img src="https://${path}.jpg">`).join("");
  const { findings } = readAs(richText(""), html);
  expect(findings.map(({ reason, expected }) => [reason, /allow (\S+),/.exec(expected)?.[1]])).toEqual([
    ["dropped", "a.example"],
    ["dropped", "b.example"],
  ]);
});

it.each([
  ["<p>One</p><p>two <strong>three</strong>.</p>", "One two three."],
  ["Tom &#x26; Jerry &amp; co &lt;b> &quot;x&quot;&nbsp;y", 'Tom & Jerry & co <b> "x" y'],
  ["&#x26;lt;script>", "&lt;script>"],
  ["&#x110000; &nope; &#0;", "\ufffd &nope; \ufffd"],
  ['<a href="https://x.example/?a=1&#x26;b=%3E">link</a>', "link"],
])("the text of sanitized HTML of %s is %j", (html, text) => {
  expect(plainText(html as SafeHtml)).toBe(text);
});
