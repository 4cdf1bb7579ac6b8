/** The demo's pictures: all there, small, described, and none twice in a view. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { activities } from "#tests/stand-in/seed/activities.ts";
import { categories } from "#tests/stand-in/seed/categories.ts";
import { pictures } from "#tests/stand-in/seed/common.ts";
import { hotels } from "#tests/stand-in/seed/hotels.ts";
import { pages } from "#tests/stand-in/seed/pages.ts";
import { posts } from "#tests/stand-in/seed/posts.ts";
import { tenants } from "#tests/stand-in/seed/tenants.ts";
import { tours } from "#tests/stand-in/seed/tours.ts";

const MEDIA = join(import.meta.dirname, "..", "stand-in", "public");
/** Eight packets with the headers of the answer (posters/README.md). */
const MOST_BYTES = 11.4 * 1024;

/** Every string in a value that is the address of a picture. */
function addresses(value: unknown): string[] {
  if (typeof value === "string") return /^\/media\/[^<>"]+$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(addresses);
}

const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

const drawn = Object.values(pictures).flatMap((views) => Object.values(views));

/** What a page opens with; the stories are one page in three languages. */
const openings = pages
  .filter(({ page }) => !/^videos-(?:es|de)$/.test(page))
  .flatMap(({ image, blocks: [first] }) => (first?.type === "hero" ? first.image : image) ?? []);

/** Places whose poster, `hero` and `square` show one thing from nearly one spot. */
const ALIKE: ReadonlyMap<string, string[]> = new Map(
  (["boulder-city", "death-valley", "hoover-dam", "zion-national-park"] as const).map((place) => [
    place,
    [pictures[place].hero.src, pictures[place].square.src],
  ]),
);

const galleries = pages
  .filter(({ page }) => page === "gallery" || page === "photo-gallery")
  .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "gallery" ? block.items : [])))
  .map(({ src }) => src);

describe("pictures of the demo", () => {
  it("are three or more for each tour, none twice", () => {
    for (const { id, images } of tours)
      expect(new Set(images.map(({ src }) => src)).size, `tour ${id}`).toBeGreaterThan(2);
  });

  it("exist wherever the seed names one", () => {
    const named = new Set(addresses([tours, pages, posts, hotels, activities, categories, tenants, pictures]));
    expect([...named].filter((src) => !existsSync(join(MEDIA, src)))).toEqual([]);
    expect(named.size).toBeGreaterThan(60);
  });

  it("have an alt text of their own, each of them", () => {
    const posters = readdirSync(join(MEDIA, "media"), { withFileTypes: true })
      .filter(({ name }) => name in pictures)
      .flatMap(({ name }) => readdirSync(join(MEDIA, "media", name)).map((file) => `/media/${name}/${file}`));
    expect(drawn.map(({ src }) => src).toSorted()).toEqual(posters.toSorted());
    expect(repeated(drawn.map(({ alt }) => alt))).toEqual([]);
  });

  it("fit in the first packets of a connection", () => {
    const sizes = drawn.map(({ src }) => [src, gzipSync(readFileSync(join(MEDIA, src)), { level: 9 }).length] as const);
    expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });

  it.each([
    ["cards of tours", tours.map(({ headerImage }) => headerImage)],
    ["hotels", hotels.map(({ image }) => image)],
    ["activities", activities.map(({ image }) => image)],
    ["kinds of tour", categories.map(({ image }) => image)],
    ["posts", posts.map(({ image }) => image)],
    ["openings of pages", openings],
    ["pictures of the two galleries", galleries],
  ])("differ between all %s", (_, images) => {
    expect(repeated(images)).toEqual([]);
  });

  it("differ between the kind of tour and the cards below it", () => {
    const shown = categories.flatMap(({ slug, image }) =>
      tours.filter((tour) => tour.categories.includes(slug) && tour.headerImage === image).map(() => slug),
    );
    expect(shown).toEqual([]);
  });

  it("differ within the gallery of each tour, which begins with the one on its card", () => {
    const wrong = tours.filter(({ images, headerImage }) => {
      const sources = images.map(({ src }) => src);
      return repeated(sources).length > 0 || sources[0] !== headerImage;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it("show one thing once in the gallery of a tour, and not again below the poster of its place", () => {
    const again = tours.filter(({ destination, headerImage, images }) => {
      const sources = images.map(({ src }) => src);
      const twice = [...ALIKE.values()].some((alike) => alike.every((src) => sources.includes(src)));
      return twice || ALIKE.get(destination)?.includes(headerImage) === true;
    });
    expect(again.map(({ slug }) => slug)).toEqual([]);
  });

  it("open a page with one that no tour's card below shows", () => {
    const again = pages.filter(({ blocks }) => {
      const [first] = blocks;
      if (first?.type !== "hero") return false;
      const shown = blocks.flatMap((block) =>
        block.type === "tours"
          ? tours
              .filter(({ tags }) => block.tag === "" || tags.includes(block.tag))
              .map(({ headerImage }) => headerImage)
          : [],
      );
      return first.image !== undefined && shown.includes(first.image);
    });
    expect(again.map(({ page }) => page)).toEqual([]);
  });
});
