import { describe, expect, it } from "vitest";
import type { Block } from "#app/domain/content/blocks.ts";
import { readPage } from "#app/operator/builder-page.ts";

const ADMIN = "https://admin.example";
const ignore = () => undefined;

function blocksOf(...blocks: unknown[]): Block[] {
  return readPage({ title: "T", blocks }, ignore, ADMIN)?.blocks ?? [];
}

describe("videos", () => {
  it("embed only known players, have a language, and lead only to safe addresses", () => {
    const [block] = blocksOf({
      type: "videos",
      items: [
        { id: "x", title: "One", language: "de", minutes: 4.4, embedUrl: "https://player.vimeo.com/video/76979871" },
        { id: "x", title: "Two", language: "<b>", minutes: -1, embedUrl: "https://evil.example/embed/1" },
        { id: "y", title: "Three", action: { title: "Tours there", url: "/our-tours" } },
        { id: "z", title: "Four", action: { title: "Tours there", url: "javascript:x" } },
        { title: "" },
      ],
    });
    expect(block).toMatchObject({
      items: [
        { id: "film-x", language: "de", minutes: 4, embed: { site: "Vimeo" } },
        { id: "film-x--2", language: "en", minutes: null, embed: null },
        { id: "film-y", action: { title: "Tours there", url: "/our-tours" } },
        { id: "film-z" },
      ],
    });
    expect(block).not.toHaveProperty("items.3.action");
  });

  it("are files of the operator with captions, or pages of films on the two sites", () => {
    const film = (videoUrl: string, more = {}) => {
      const [block] = blocksOf({ type: "videos", items: [{ title: "A", videoUrl, ...more }] });
      const [{ embed, file } = {}] = block?.type === "videos" ? block.items : [];
      return file ?? embed;
    };
    expect(film("/films/a.MP4?v=2", { captionsUrl: "/films/a.vtt" })).toEqual({
      src: expect.stringMatching(/^https?:.*\/films\/a\.MP4\?v=2$/),
      type: "video/mp4",
      captions: expect.stringMatching(/^https?:.*\/films\/a\.vtt$/),
    });
    expect(film("/films/a.webm")).toMatchObject({ type: "video/webm", captions: null });
    for (const address of [
      "/films/a.mov",
      "/films/mp4",
      "javascript:a.mp4",
      "//evil.example/a.mp4",
      "data:video/mp4,a.mp4",
    ]) {
      expect(film(address), address).toBeNull();
    }
    const player = "https://www.youtube-nocookie.com/embed/abcdefghijk";
    for (const address of [
      "www.youtube.com/watch?v=abcdefghijk&t=9",
      "youtu.be/abcdefghijk",
      "m.youtube.com/shorts/abcdefghijk",
    ]) {
      expect(film(`https://${address}`), address).toMatchObject({ site: "YouTube", player });
    }
    expect(film("https://vimeo.com/76979871")).toMatchObject({
      player: "https://player.vimeo.com/video/76979871?dnt=1",
    });
    for (const address of [
      "youtube.com.evil.example/watch?v=abcdefghijk",
      "www.youtube.com/watch",
      "vimeo.com/user/1234567",
    ]) {
      expect(film(`https://${address}`), address).toBeNull();
    }
  });
});
