/** What is read of each kind of block; registry.test.ts reads and shows them all. */

import { expect, it } from "vitest";
import { ADMIN, blockHtml, blockRead, blocksRead } from "#tests/support/blocks.ts";

it("a gallery numbers photos across galleries, always has a size, and drops photos without a picture", () => {
  const photo = { src: "/a.svg", alt: "A", caption: "C", place: "P", width: 1000, height: 500 };
  const blocks = blocksRead(
    { type: "gallery", title: "One", items: [photo, { ...photo, src: "javascript:x" }, { ...photo, width: 1e9 }] },
    { type: "gallery", items: [{ src: "/b.svg" }, { ...photo, width: 10, height: 5000 }] },
  );
  const photos = blocks.flatMap((block) => (block.type === "gallery" ? block.items : []));
  expect(photos.map(({ number, width, height }) => `${number} ${width}x${height}`)).toEqual([
    ...["1 1000x500", "2 1600x1067", "3 1600x1067", "4 1600x1067"],
  ]);
  expect(photos[0]).toMatchObject({ src: `${ADMIN}/a.svg`, alt: "A", caption: "C", place: "P" });
});

it("cards may have a price, facts, and a button; what is incomplete of them is dropped alone", () => {
  const fact = { label: "Fare", value: "$45 one way" };
  const action = { title: "Book", url: "/a#seat" };
  const items = [
    { title: "A", price: "$45 one way", facts: [fact, { label: "Out" }, { value: "6:35 AM" }, 7], action },
    { title: "B", facts: "none", action: { title: "Book", url: "javascript:x" } },
    { text: "No title" },
  ];
  expect(blockRead({ type: "cards", title: "Three lines", text: "From the Strip.", items })).toMatchObject({
    ...{ id: "s-three-lines", text: "From the Strip." },
    items: [
      { price: "$45 one way", facts: [fact], action },
      { title: "B", price: "", facts: [], action: null },
    ],
  });
});

it("posts require a valid slug, webcams a URL and team members a name", () => {
  const more = ["../b", "c", "d"].map((slug) => ({ slug, title: slug }));
  const items = [{ slug: "a", title: "A", published: "2026-02-30", minutes: 3 }, ...more];
  const { items: posts } = blockRead({ type: "posts", limit: 2, items });
  expect(posts).toMatchObject([
    { slug: "a", published: "", minutes: 3 },
    { slug: "c", minutes: null },
  ]);
  expect(blocksRead({ type: "webcams", items: [{ name: "A", url: "data:x" }] })).toEqual([]);
  const members = [{ role: "Nobody" }, { name: "B", languages: ["en", {}] }];
  expect(blockRead({ type: "team", members })).toMatchObject({
    members: [{ name: "B", languages: ["en"], portrait: null }],
  });
});

it("tables keep their shape: short rows are filled, long ones cut, invalid cells empty", () => {
  const rows = [["1"], ["1", "2", "3"], [null, { x: 1 }], "row", [{}, 2]];
  const link = { title: "1", url: "/faq" };
  const links = [link, { title: "2", url: "javascript:x" }];
  const notes = [{ title: "1", text: "Below", url: "javascript:x" }, { title: "2" }];
  const table = blockRead({ type: "table", columns: ["A", "B"], rows, links, notes });
  expect(table).toMatchObject({
    columns: ["A", "B"],
    links: [link],
    notes: [{ title: "1", text: "Below", url: null }],
  });
  expect(table.rows.map((row) => row.join("|"))).toEqual(["1|", "1|2", "|2"]);
});

it("press is newest first, without undated items", () => {
  const press = blockRead({
    type: "press",
    items: [
      { date: "2024-01-01", title: "Old" },
      { date: "2026-01-01", title: "New", url: "javascript:x" },
      { date: "soon", title: "No" },
    ],
    contact: { email: "not an address", phone: "+1 702 555 0142" },
    pictures: [{ image: "/media/a.svg", imageAlt: "A rim", caption: "Rim" }, { imageAlt: "No address" }],
    picturesTerms: "Free",
  });
  expect(press).toMatchObject({
    pictures: [{ src: `${ADMIN}/media/a.svg`, alt: "A rim", caption: "Rim" }],
    picturesTerms: "Free",
    items: [
      { id: "press-new", title: "New", url: null },
      { id: "press-old", title: "Old" },
    ],
    contact: { email: null, phone: "+1 702 555 0142" },
  });
});

it("fragments of one page are unique across blocks", () => {
  const question = { question: "What?", answer: "<p>x</p>" };
  const blocks = blocksRead(
    { type: "richText", html: "<h2>Fees</h2><h3>Fees</h3><h2>!!!</h2>" },
    { type: "richText", html: "<h2>Fees</h2>" },
    { type: "faq", groups: [{ items: [question, question, { ...question, question: "???" }] }] },
  );
  const ids = [...JSON.stringify(blocks).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["s-fees", "s-fees--3", "q-what", "q-what--2", "q-question"]);
});

const tableOf = (columns: string[], rows: string[][], more: object = {}) =>
  blockHtml({ type: "table", columns, rows, ...more });

it("a cell leads where the link of its title does, and has the note of its title below", () => {
  const links = [{ title: "Zion", url: "/tours-detail/zion-national-park-tours/" }];
  const notes = [
    { title: "Excalibur", text: "3850 S Las Vegas Blvd", url: "https://maps.example/" },
    { title: "Kingman", text: "20-minute rest stop" },
  ];
  const html = tableOf(["Stop"], [["Zion"], ["Excalibur"], ["Kingman"]], { links, notes });
  expect(html).toContain('href="/tours-detail/zion-national-park-tours/"');
  expect(html).toMatch(/Excalibur <p class="note-line"><a href="https:\/\/maps.example\/"[^>]*>3850 S Las Vegas/);
  expect(html).toContain('Kingman <p class="note-line">20-minute rest stop</p>');
});

it("the better cell of a comparison has a mark that is read out", () => {
  const html = tableOf(["", "With us", "Driving"], [["Guide", "✓ A driver-guide", "Rangers"]]);
  expect(html).not.toContain("✓");
  expect(html).toContain('<span class="visually-hidden">Better: </span>A driver-guide');
});

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
