import { expect, it } from "vitest";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { readEmbed } from "#app/domain/content/embed.ts";
import { isLanguageTag } from "#app/domain/content/film-languages.ts";
import { postCategories, withCategories } from "#app/domain/content/post-categories.ts";
import { isSlug } from "#app/domain/names/names.ts";
import type { PostSummary } from "#app/operator/blog-post.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed";
const VIMEO = "https://player.vimeo.com/video";

it.each([
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["//www.youtube.com/embed/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s", `${YOUTUBE}/dQw4w9WgXcQ?start=65`],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc&t=9", `${YOUTUBE}/dQw4w9WgXcQ?start=9`],
  ["https://www.youtube.com/embed/videoseries?list=PL0123456789", `${YOUTUBE}/videoseries?list=PL0123456789`],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0", `${VIMEO}/76979871?h=0a1b2c3d4e&dnt=1`],
  ["https://vimeo.com/channels/staffpicks/76979871#t=30s", `${VIMEO}/76979871?dnt=1#t=30s`],
  // Pages of the two sites, without a player.
  ["https://www.youtube.com/embed/live_stream?channel=UC0123456789", null],
  ["https://vimeo.com/user/1234567", null],
])("the film %s is played by %s, and its page plays the same", (input, player) => {
  const embed = readEmbed(input);
  expect(embed?.player).toBe(player);
  expect(readEmbed(embed?.page)).toEqual(embed);
  if (player === null) expect(embed?.page).toBe(new URL(input).href);
});

it.each([
  "http://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ",
  "https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ",
  null,
])("%j is no film", (input) => {
  expect(readEmbed(input)).toBeNull();
});

it("names in addresses are slugs of lower-case letters, digits and single hyphens", () => {
  expect(["a-blog-example", "2026", "a1-b2", "skrei-på-krok", "東京", "हिमालय"].filter(isSlug)).toHaveLength(6);
  const others = ["", "-a", "a-", "a--b", "A", "a/b", "a.b", "..", "a%2fb", "Ä", "a\u0308", "a b", "x".repeat(121)];
  expect(others.filter(isSlug)).toEqual([]);
});

it("languages in addresses are as BCP 47 writes them", () => {
  expect(["en", "pt-BR"].map(isLanguageTag)).toEqual([true, true]);
  expect(["EN", "english", "pt-br", "e", "../x"].filter(isLanguageTag)).toEqual([]);
});

it("a category of posts, in any script, leads to its posts and to no others", () => {
  const items = ["Krok & Østen", "東京", "krok og østen", "北海道", "東京", "🏔️"].map((category, at) => {
    return { slug: `p-${at}`, category } as PostSummary;
  });
  const parts = [{ type: "posts", title: "", items } as ContentPart];
  const addresses = postCategories(parts);
  const shown = (asked: string | null) => {
    const [part] = withCategories(parts, addresses, asked);
    return part?.type === "posts" ? part : null;
  };
  const links = shown(null)?.categories?.slice(1) ?? [];
  expect(links.map(({ title }) => title)).toEqual(["Krok & Østen", "東京", "krok og østen", "北海道"]);
  for (const { title, href } of links) {
    const asked = new URL(href, "https://a.example").searchParams.get("category");
    expect(new Set(shown(asked)?.items.map(({ category }) => category))).toEqual(new Set([title]));
  }
  expect(addresses.movedTo("krok-sten")).toBe("krok-osten");
});
