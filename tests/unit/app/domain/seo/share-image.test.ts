import { describe, expect, it } from "vitest";
import { commonTags, shareCardNames, shareImage } from "#app/domain/seo/share-image.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";

const picture = (src: string) => ({ src, alt: "A rim" });

describe("the picture of a link preview", () => {
  it.each(["https://admin.example/a/rim.jpg", "https://admin.example/rim.JPEG?w=1600", "http://admin.example/rim.png"])(
    "is the page's own photograph %s",
    (src) => {
      expect(shareImage(picture(src), ["Zion National Park"])).toEqual({ src, alt: "A rim" });
    },
  );

  it.each([
    "https://admin.example/a/rim.svg",
    "https://admin.example/rim.svg?as=.png",
    "https://admin.example/rim",
    "/no-image.svg",
    "/destinations/zion-national-park.svg",
  ])("is one of our cards for %s, which previews do not show", (src) => {
    expect(shareImage(picture(src), ["Utah", "Zion National Park"])).toEqual({
      src: "/share/zion-national-park.png",
      alt: "Zion National Park, drawn in the manner of the old park posters",
    });
  });

  it("is the general card for other pages", () => {
    expect(shareImage(null).src).toBe("/share/tours.png");
    expect(shareImage(null, ["Utah", "__proto__"]).src).toBe("/share/tours.png");
  });

  it("is the card of the first place among the tags, not of the best-known one", () => {
    expect(shareImage(null, ["Lake Mead", "Boulder City", "Hoover Dam"]).src).toBe("/share/boulder-city.png");
  });

  it("is the card of a place only if all of the page's tours go there", () => {
    const dam = { tags: ["Hoover Dam", "Nevada"] };
    const town = { tags: ["Boulder City", "Hoover Dam", "Nevada"] };
    const fire = { tags: ["Valley of Fire", "Nevada"] };
    expect(shareImage(null, commonTags([town, dam])).src).toBe("/share/hoover-dam.png");
    expect(shareImage(null, commonTags([town, dam, fire])).src).toBe("/share/tours.png");
    expect(commonTags([])).toEqual([]);
  });

  it("is always a card the build draws", () => {
    for (const { title } of DESTINATIONS)
      expect(shareCardNames().map((name) => `/share/${name}.png`)).toContain(shareImage(null, [title]).src);
  });
});
