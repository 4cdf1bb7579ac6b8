import { describe, expect, it } from "vitest";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";

const picture = (src: string) => ({ src, alt: "A rim" });

describe("the picture of a link preview", () => {
  it.each([
    ["https://admin.example/a/rim.jpg", true],
    ["https://admin.example/rim.JPEG?w=1600", true],
    // Previews do not show these.
    ["https://admin.example/rim.svg?as=.png", false],
    ["/no-image.svg", false],
  ])("is the page's own photograph, else one of our cards: %s, %s", (src, isOwn) => {
    expect(shareImage(picture(src), ["Utah", "Zion National Park"]).src).toBe(
      isOwn ? src : "/share/zion-national-park.png",
    );
  });

  it("is the general card for other pages", () => {
    expect(shareImage(null).src).toBe("/share/tours.png");
    expect(shareImage(null, ["Utah", "__proto__"]).src).toBe("/share/tours.png");
  });

  it("is the card of a place only if all of the page's tours go there", () => {
    const dam = { tags: ["Hoover Dam", "Nevada"] };
    const town = { tags: ["Boulder City", "Hoover Dam", "Nevada"] };
    const fire = { tags: ["Valley of Fire", "Nevada"] };
    expect(shareImage(null, commonTags([town, dam])).src).toBe("/share/hoover-dam.png");
    expect(shareImage(null, commonTags([town, dam, fire])).src).toBe("/share/tours.png");
    expect(commonTags([])).toEqual([]);
  });
});
