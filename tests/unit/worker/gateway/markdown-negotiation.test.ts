import { describe, expect, it } from "vitest";
import { markdownPath, prefersMarkdown } from "#worker/gateway/markdown-negotiation.ts";

describe("a client prefers Markdown", () => {
  it.each([
    ["text/markdown", true],
    ["text/markdown, text/html, */*", true],
    ["TEXT/Markdown;q=0.9, text/html;q=0.8", true],
    ["text/html, text/markdown;q=0.9", false],
    ["text/markdown;q=0", false],
    ["text/markdown;q=x", true],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
    ["*/*", false],
    ["", false],
  ])("%s: %s", (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});

describe("the Markdown form of a page", () => {
  it.each([
    ["/faq", "/faq.md"],
    ["/faq/", "/faq.md"],
    ["/tours/121", "/tours/121.md"],
    ["/blog/a-blog-example", "/blog/a-blog-example.md"],
    ["/blog", null],
    ["/blog/feed.xml", null],
    ["/tours/121.md", null],
    ["/tours/121/2026-12-05.ics", null],
    ["/", null],
    ["/about-us", null],
  ])("%s: %s", (path, expected) => {
    expect(markdownPath(path)).toBe(expected);
  });
});
