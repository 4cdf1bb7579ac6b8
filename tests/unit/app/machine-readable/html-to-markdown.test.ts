import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import { link, markdownOf, markdownText, pageToMarkdown } from "#app/machine-readable/markdown.ts";
import { sanitized } from "#tests/support/blocks.ts";

const convert = (html: string) => markdownOf("https://site.example")(sanitized(html));

it.each([
  ["<h2>Head</h2><p>One <strong>two </strong>three <em>four</em></p>", "## Head\n\nOne **two** three *four*"],
  ["<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>", "- a\n\n- b\n\n  - c"],
  ['<ol start="3"><li>x</li><li>y</li></ol>', "3. x\n4. y"],
  ['<p>See <a href="/faq">the FAQ</a></p>', "See [the FAQ](https://site.example/faq)"],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
  ["<table><caption>T</caption><tr><th>A<th>B|C<tr><td>1</table>", "T\n\n| A | B\\|C |\n| - | - |\n| 1 | |"],
  ['<img src="/media/a.svg" alt="A [b]">', "![A \\[b\\]](https://admin.example/media/a.svg)"],
  ["<p>a<br>b</p>", "a\\\nb"],
  ["<p>1. no list</p><p># no heading</p><p>- no item</p>", "1\\. no list\n\n\\# no heading\n\n\\- no item"],
  ["", ""],
])("HTML as Markdown: %s", (html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

it("hostile text stays text in Markdown: read again, it has no link, picture, HTML, code or emphasis", () => {
  const text = "<script>alert(1)</script> [x](javascript:alert(1)) ![y](z) `code` **b** &lt; <a href=x> ***";
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const read = fromMarkdown(convert(`<p>${escaped}</p>`));
  expect(read.children).toMatchObject([{ type: "paragraph", children: [{ type: "text", value: text }] }]);
});

it.each([
  ["table cells", "<table><td>x</table>".repeat(3_000)],
  ["children of a table", `<table>${"x<hr>".repeat(10_000)}`],
  ["lists in lists", `${"<ul><li>x".repeat(45)}${"<p>x".repeat(3_000)}`],
])("more HTML than a document has becomes plain text: %s", (_shape, html) => {
  const text = convert(html);
  // No marks of Markdown.
  expect(text.replace(/[\sx]/g, "")).toBe("");
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(3_000);
});

it("more HTML than a document has in many fields counts together, and what fits is converted", () => {
  const toMarkdown = markdownOf("https://site.example");
  const texts = Array.from({ length: 60 }, () => toMarkdown(sanitized("<p><b>x</b> &lt;b&gt;</p>".repeat(200))));
  // 801 nodes each: the root, and 200 paragraphs of four.
  expect(texts.filter((text) => text.startsWith("**x** \\<b>"))).toHaveLength(Math.floor(10_000 / 801));
  expect(texts[59]?.startsWith("x \\<b\\> x")).toBe(true);
});

it("a page as Markdown is its main part, without forms, menus, icons and decoration", () => {
  const page = `<!doctype html><html><head><link rel="canonical" href="https://site.example/a"></head><body><nav>menu</nav><main><h1>A</h1><img src="/x.png" alt=""><form>f</form>
      <nav>crumbs</nav><p><span>15 hours</span><span>from $129</span></p><p hidden>no</p>
      <table><tr><td aria-hidden="true"></td><th>B</th></tr><tr><th>Price</th><td>$9</td></tr></table>
      <details><summary>Why?</summary><p>So.</p></details><dl><dt>Clock</dt><dd>Utah</dd></dl><!--$--><svg></svg><!--/$--></main></body></html>`;
  expect(pageToMarkdown(page, "https://site.example")).toEqual({
    markdown:
      "# A\n\n15 hours from $129\n\n| | B |\n| - | - |\n| Price | $9 |\n\n#### Why?\n\nSo.\n\n- **Clock**\n\n  Utah",
    canonical: "https://site.example/a",
  });
});

it("a page as Markdown is empty without a main part", () => {
  expect(pageToMarkdown("<p>x</p>", "https://site.example")).toEqual({ markdown: "", canonical: null });
});

it("plain words become one escaped line", () => {
  const hostile = "# A\n\n<img src=x onerror=1> [a](javascript:1)\u0000\r\n2. b";
  const written = markdownText(hostile);
  expect(written).not.toMatch(/[\p{Cc}]/u);
  expect(written.replace(/\\(.)/g, "$1")).toBe("# A <img src=x onerror=1> [a](javascript:1) 2. b");
  expect(written.startsWith("\\#")).toBe(true);
});

it("plain words cannot end a link", () => {
  expect(link("a](b) [c", "https://x.example/a>b (c)\n<d")).toBe(
    "[a\\](b) \\[c](<https://x.example/a%3Eb%20(c)%0A%3Cd>)",
  );
});
