import { describe, expect, it } from "vitest";
import { readEmbed } from "#app/domain/content/embed.ts";
import { neighborsOf, type PostSummary } from "#app/domain/content/post-links.ts";
import { isLanguageTag, isSlug } from "#app/domain/content/slug.ts";

describe("films on other sites", () => {
  it.each([
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["//www.youtube.com/embed/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ])("%s is played by %s", (input, player) => {
    expect(readEmbed(input)?.player).toBe(player);
  });
  it.each([
    "http://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ",
    "https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ",
    "https://user@www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com:444/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/redirect?q=https://evil.example",
    "https://www.youtube.com/embed/<script>",
    "https://player.vimeo.com/video/1/../../x",
    "javascript:alert(1)",
    null,
  ])("%j is no film", (input) => {
    expect(readEmbed(input)).toBeNull();
  });
});

describe("names in addresses", () => {
  it("are slugs of lower-case letters, digits and single hyphens", () => {
    expect(["a-blog-example", "2026", "a1-b2"].map(isSlug)).toEqual([true, true, true]);
    const others = ["", "-a", "a-", "a--b", "A", "a/b", "a.b", "..", "a%2fb", "ä", "a b", "x".repeat(121)];
    expect(others.filter(isSlug)).toEqual([]);
  });

  it("are languages as BCP 47 writes them", () => {
    expect(["en", "pt-BR"].map(isLanguageTag)).toEqual([true, true]);
    expect(["EN", "english", "pt-br", "e", "../x"].filter(isLanguageTag)).toEqual([]);
  });
});

describe("the posts around a post", () => {
  const posts = ["c", "b", "a"].map((slug) => ({ slug }) as PostSummary);
  it.each([
    ["b", "c", "a"],
    ["c", undefined, "b"],
    ["a", "b", undefined],
    ["z", undefined, undefined],
  ])("of %s: newer %s, older %s", (slug, newer, older) => {
    const found = neighborsOf(posts, slug);
    expect([found.newer?.slug, found.older?.slug]).toEqual([newer, older]);
  });
});
