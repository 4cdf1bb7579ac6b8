import { expect, it } from "vitest";
import { ADMIN, blockHtml, blockRead } from "#tests/support/blocks.ts";

it("films are embedded of known players only, and have a language", () => {
  const items = [
    { id: "x", title: "One", language: "de", minutes: 4.4, embedUrl: "https://player.vimeo.com/video/76979871" },
    { id: "x", title: "Two", language: "<b>", minutes: -1, embedUrl: "https://evil.example/embed/1" },
    { title: "" },
  ];
  expect(blockRead({ type: "videos", items }).items).toMatchObject([
    { id: "film-x", language: "de", minutes: 4, embed: { site: "Vimeo" } },
    { id: "film-x--2", language: "en", minutes: null, embed: null },
  ]);
});

const film = (videoUrl: string, more = {}) => {
  const [{ embed, file } = {}] = blockRead({ type: "videos", items: [{ title: "A", videoUrl, ...more }] }).items;
  return file ?? embed;
};

it("films are files of the operator with captions", () => {
  expect(film("/films/a.MP4?v=2", { captionsUrl: "/films/a.vtt" })).toEqual({
    src: `${ADMIN}/films/a.MP4?v=2`,
    type: "video/mp4",
    captions: `${ADMIN}/films/a.vtt`,
  });
  expect(film("/films/a.webm")).toMatchObject({ type: "video/webm", captions: null });
  for (const address of ["/films/a.mov", "/films/mp4", "javascript:a.mp4", "data:video/mp4,a.mp4"]) {
    expect(film(address), address).toBeNull();
  }
});

it("films of the operator's own are the browser's player, with captions in the film's language", () => {
  const told = (about: object) => blockHtml({ type: "videos", items: [{ title: "A", language: "es", ...about }] });
  const file = { videoUrl: "/films/a.webm", captionsUrl: "/films/a.es.vtt" };
  const html = told({ ...file, poster: "/films/a.webp" });
  expect(html).toMatch(/<video controls[^>]* preload="none" poster="[^"]*\/films\/a\.webp" crossorigin="anonymous"/i);
  expect(html).toContain(`<source src="${ADMIN}/films/a.webm" type="video/webm"/>`);
  expect(html).toMatch(/<track kind="captions" src="[^"]*\/films\/a\.es\.vtt" srcLang="es"/i);
  expect(told({ videoUrl: file.videoUrl })).not.toMatch(/crossorigin|<track/i);
  // The page's policy would block it.
  expect(told({ videoUrl: "https://elsewhere.example/a.webm" })).not.toContain("<video");
});

const told = (transcript: string, about: object = {}) =>
  blockHtml({ type: "videos", items: [{ title: "A", transcript, ...about }] });

it("stories keep their paragraphs, one empty line apart", () => {
  const [story] = blockRead({
    type: "videos",
    items: [{ title: "A", place: " Zion ", transcript: " One.\r\n\r\n\n \n\nTwo\nlines. " }],
  }).items;
  expect(story).toMatchObject({ place: "Zion", transcript: "One.\n\nTwo lines." });
  expect(told("First.\n\nSecond.")).toContain("<p>First.</p><p>Second.</p>");
});

it("stories name who tells them, with a role and a portrait if there are any", () => {
  const ann = { title: "A", teller: "Ann", role: "Guide", portrait: "/media/a.svg" };
  const { items } = blockRead({ type: "videos", items: [ann, { title: "B", teller: "Bo" }, { title: "C" }] });
  expect(items.map(({ teller }) => teller)).toEqual([
    { name: "Ann", role: "Guide", portrait: `${ADMIN}/media/a.svg` },
    { name: "Bo", role: "", portrait: null },
    null,
  ]);
});
