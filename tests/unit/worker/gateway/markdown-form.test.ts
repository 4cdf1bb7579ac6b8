import { expect, it } from "vitest";
import { markdownPath, pageOfMarkdown } from "#app/machine-readable/markdown.ts";

it.each([
  ["/faq", "/faq.md"],
  ["/faq/", "/faq.md"],
  ["/blog/a-blog-example", "/blog/a-blog-example.md"],
  ["/", "/index.md"],
  ["/tours-detail/zion-national-park-tours/", "/tours-detail/zion-national-park-tours.md"],
  ["/blog/feed.xml", null],
  ["/tours/121.md", null],
  ["/cart", null],
  ["/account/message/", null],
  ["/a/b/c/d/e", null],
  ["/..", null],
])("the Markdown form of a page: %s: %s", (path, expected) => {
  expect(markdownPath(path)).toBe(expected);
  if (expected !== null) expect(pageOfMarkdown(expected)).toBe(path.replace(/(?<=.)\/$/, ""));
});

it("addresses of no page's Markdown", () => {
  const others = ["/cart.md", "/account/x.md", "/a/b/c/d/e.md", "/.md", "/faq", "/faq.md.md", "/..md"];
  expect(others.filter((path) => pageOfMarkdown(path) !== null)).toEqual([]);
});
