import { describe, expect, it } from "vitest";
import type { Block } from "#app/domain/content/blocks.ts";
import { readPost } from "#app/operator/blog-post.ts";
import { readPage } from "#app/operator/builder-page.ts";

const ADMIN = "https://admin.example";
const ignore = () => undefined;

function blocksOf(...blocks: unknown[]): Block[] {
  return readPage({ title: "T", blocks }, ignore, ADMIN)?.blocks ?? [];
}

describe("gallery", () => {
  it("numbers photos across galleries, always has a size, and drops photos without a picture", () => {
    const photo = { src: "/a.svg", alt: "A", caption: "C", place: "P", width: 1000, height: 500 };
    const blocks = blocksOf(
      { type: "gallery", title: "One", items: [photo, { ...photo, src: "javascript:x" }, { ...photo, width: 1e9 }] },
      { type: "gallery", items: [{ src: "/b.svg" }, { ...photo, width: 10, height: 5000 }] },
    );
    const photos = blocks.flatMap((block) => (block.type === "gallery" ? block.items : []));
    expect(photos.map(({ number, width, height }) => [number, width, height])).toEqual([
      [1, 1000, 500],
      [2, 1600, 1067],
      [3, 1600, 1067],
      [4, 1600, 1067],
    ]);
    expect(photos[0]).toMatchObject({ src: "https://admin.example/a.svg", alt: "A", caption: "C", place: "P" });
  });

  it("without pictures is dropped", () => {
    expect(blocksOf({ type: "gallery", items: [{ src: "" }] }, { type: "gallery", items: "x" })).toEqual([]);
  });
});

describe("lists", () => {
  it("cards may have a price, facts, and an action; what is incomplete of them is dropped alone", () => {
    const fact = { label: "Fare", value: "$45 one way" };
    const [block] = blocksOf({
      type: "cards",
      title: "Three lines",
      text: "From the Strip.",
      items: [
        {
          title: "A",
          price: "$45 one way",
          facts: [fact, { label: "Out" }, { value: "6:35 AM" }, 7],
          action: { title: "Book", url: "/a#seat" },
        },
        { title: "B", price: 45, facts: "none", action: { title: "Book", url: "javascript:x" } },
      ],
    });
    expect(block).toMatchObject({
      id: "s-three-lines",
      text: "From the Strip.",
      items: [{ price: "$45 one way", facts: [fact], action: { title: "Book", url: "/a#seat" } }, { title: "B" }],
    });
    const [, plain] = block?.type === "cards" ? block.items : [];
    expect(plain).not.toHaveProperty("price");
    expect(plain).not.toHaveProperty("facts");
    expect(plain).not.toHaveProperty("action");
  });

  it("posts require a valid slug, webcams a URL and team members a name", () => {
    const [block] = blocksOf({
      type: "posts",
      limit: 2,
      items: [
        { slug: "a", title: "A", published: "2026-02-30", minutes: 3 },
        { slug: "../b", title: "B" },
        { slug: "c", title: "C" },
      ],
    });
    expect(block).toMatchObject({ items: [{ slug: "a", published: "", minutes: 3 }] });
    expect(blocksOf({ type: "webcams", items: [{ name: "A", url: "data:x" }] })).toEqual([]);
    const members = [{ role: "Nobody" }, { name: "B", languages: ["en", 5] }];
    expect(blocksOf({ type: "team", members })).toMatchObject([
      { members: [{ name: "B", languages: ["en"], portrait: null }] },
    ]);
  });

  it("a film may say where it is set; its words keep their paragraphs, one empty line apart", () => {
    const transcript = " One.\r\n\r\n\n \n\nTwo\nlines. ";
    const items = [
      { title: "A", place: " Zion ", transcript },
      { title: "B", place: 5 },
    ];
    const [block] = blocksOf({ type: "videos", items });
    expect(block).toMatchObject({ items: [{ place: "Zion", transcript: "One.\n\nTwo lines." }, { title: "B" }] });
    expect(block).not.toHaveProperty(["items", 1, "place"]);
  });

  it("tables keep their shape: short rows are filled, long ones cut, invalid cells empty", () => {
    expect(
      blocksOf({
        type: "table",
        columns: ["A", "B"],
        rows: [["1"], ["1", "2", "3"], [null, { x: 1 }], "row", [5, "2"]],
        links: [
          { title: "1", url: "/faq" },
          { title: "2", url: "javascript:x" },
        ],
        notes: [{ title: "1", text: "Below", url: "javascript:x" }, { title: "2" }],
      }),
    ).toMatchObject([
      {
        links: [{ title: "1", url: "/faq" }],
        notes: [{ title: "1", text: "Below" }],
        columns: ["A", "B"],
        rows: [
          ["1", ""],
          ["1", "2"],
          ["", "2"],
        ],
      },
    ]);
  });
});

it("steps and quotations have the picture the operator gives them, and none otherwise", () => {
  const items = [{ title: "First", text: "" }];
  const [pictured, plain, shown, unshown] = blocksOf(
    { type: "steps", title: "T", image: "/media/a.svg", imageAlt: "A rim", items },
    { type: "steps", title: "T", items },
    { type: "quote", text: "Wow", portrait: "/media/a.svg" },
    { type: "quote", text: "Oh" },
  );
  expect(pictured).toMatchObject({ picture: { src: `${ADMIN}/media/a.svg`, alt: "A rim" }, items });
  expect(plain).toEqual({ type: "steps", id: "s-t--2", title: "T", items });
  expect(shown).toMatchObject({ portrait: `${ADMIN}/media/a.svg` });
  expect(unshown).not.toHaveProperty("portrait");
});

it("actions of items are links of this site or others, or left out alone", () => {
  const item = (url: string) => ({ title: "A", name: "A", url: "/a", action: { title: "Tours", url } });
  const items = [item("/our-tours"), item("javascript:alert(1)")];
  for (const type of ["steps", "webcams"]) {
    const [block] = blocksOf({ type, items });
    expect(block).toMatchObject({ items: [{ action: { title: "Tours", url: "/our-tours" } }, {}] });
    expect(block).not.toHaveProperty(["items", 1, "action"]);
  }
});

describe("stories", () => {
  it("name who tells them, with a role and a portrait if there are any", () => {
    const ann = { title: "A", teller: "Ann", role: "Guide", portrait: "/media/a.svg" };
    const [block] = blocksOf({ type: "videos", items: [ann, { title: "B", teller: "Bo" }, { title: "C" }] });
    const portrait = expect.stringMatching(/\/media\/a\.svg$/);
    const [first, second] = [
      { name: "Ann", role: "Guide", portrait },
      { name: "Bo", role: "", portrait: null },
    ];
    expect(block).toMatchObject({ items: [{ teller: first }, { teller: second }, {}] });
    expect(block).not.toHaveProperty(["items", 2, "teller"]);
  });
});

describe("fragments of one page", () => {
  it("are unique across blocks", () => {
    const question = { question: "What?", answer: "<p>x</p>" };
    const blocks = blocksOf(
      { type: "richText", html: "<h2>Fees</h2><h3>Fees</h3><h2>!!!</h2>" },
      { type: "richText", html: "<h2>Fees</h2>" },
      { type: "faq", groups: [{ items: [question, question, { ...question, question: "???" }] }] },
    );
    expect(JSON.stringify(blocks).match(/"id":"[^"]+"/g)).toEqual([
      '"id":"s-fees"',
      '"id":"s-fees--3"',
      '"id":"q-what"',
      '"id":"q-what--2"',
      '"id":"q-question"',
    ]);
  });
});

describe("a post", () => {
  it("requires slug and title; unreadable HTML leaves the rest", () => {
    const post = readPost(
      { slug: "a", title: "A", html: 5, updated: "x", relatedTours: [{ id: 1, title: "T", url: "/t" }, { id: 2 }] },
      ignore,
      ADMIN,
    );
    expect(post).toMatchObject({ html: "", headings: [], updated: "", relatedTours: [{ id: 1 }] });
    expect(post).not.toHaveProperty("portrait");
    expect(readPost({ slug: "a", title: "A", portrait: "/p.svg" }, ignore, ADMIN)?.portrait).toBe(`${ADMIN}/p.svg`);
    expect(readPost({ title: "A" }, ignore, ADMIN)).toBeNull();
    expect(readPost({}, ignore, ADMIN)).toBeNull();
  });
});
