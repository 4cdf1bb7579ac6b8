import { describe, expect, it } from "vitest";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";

const brand = { name: "Kanab Guides", icons: [], shareImage: null };
const picture = (src: string) => ({ src, alt: "A rim" });

describe("the picture of a link preview", () => {
  it.each([
    ["https://admin.example/a/rim.jpg", true],
    ["https://admin.example/rim.JPEG?w=1600", true],
    // Previews do not show these.
    ["https://admin.example/rim.svg?as=.png", false],
    ["/no-image.svg", false],
  ])("is the page's own photograph, else one of our cards: %s, %s", (src, isOwn) => {
    expect(shareImage(brand, picture(src), ["Utah", "Zion National Park"]).src).toBe(
      isOwn ? src : "/share/zion-national-park.png",
    );
  });

  it("is the tenant's own for other pages, else its icon", () => {
    const share = "https://admin.example/share.jpg";
    expect(shareImage({ ...brand, shareImage: share }, null, ["Utah", "__proto__"])).toMatchObject({
      src: share,
      size: null,
    });
    const icons = [180, 512].map((size) => ({ url: `https://admin.example/${size}.png`, size, maskable: null }));
    expect(shareImage({ ...brand, icons }, null).src).toBe("https://admin.example/512.png");
    expect(shareImage(brand, null)).toMatchObject({ src: "/icons/icon-512.png", size: { width: 512, height: 512 } });
  });

  it("is the card of a place only if all of the page's tours go there", () => {
    const dam = { tags: ["Hoover Dam", "Nevada"] };
    const town = { tags: ["Boulder City", "Hoover Dam", "Nevada"] };
    const fire = { tags: ["Valley of Fire", "Nevada"] };
    expect(shareImage(brand, null, commonTags([town, dam])).src).toBe("/share/hoover-dam.png");
    expect(shareImage(brand, null, commonTags([town, dam, fire])).src).toBe("/icons/icon-512.png");
    expect(commonTags([])).toEqual([]);
  });
});
