/** Operator answers with a test's text in every field, for the pages of `HOSTILE_PATHS`. */

import type { Block } from "#app/domain/content/blocks.ts";
import type { Captured } from "./capture-server.ts";

/** The home page, one with every kind of block, a post, a list of tours, a tour: together they show every CMS field. */
export const HOSTILE_PATHS = ["/", "/faq", "/blog/hostile-post", "/our-tours", "/tours/1"];

type Fields = Record<string, unknown>;

/** As many texts as fit; each field starts with the next one. */
function scalarsOf(texts: readonly string[]): (max: number) => string {
  let field = 0;
  return (max) => {
    const start = field++ % texts.length;
    const [first = "", ...rest] = [...texts.slice(start), ...texts.slice(0, start)];
    return rest.reduce((joined, text) => (joined.length + text.length < max ? `${joined} ${text}` : joined), first);
  };
}

function link(text: string): Fields {
  return { title: text, url: text, network: text };
}

function tour(text: string, index: number): Fields {
  return {
    id: index + 1,
    title: text,
    url: text,
    headerImage: text,
    tags: [text, "Zion National Park"],
    summary: text,
    durationHours: 3,
    priceFrom: 50,
    categories: [text],
  };
}

function menuItem(text: string, index: number): Fields {
  const child = { id: 1_000 + index, title: text, url: text };
  return {
    id: index + 1,
    title: text,
    url: text,
    children: [{ ...child, children: [{ ...child, id: 2_000 + index }] }],
  };
}

function tenant(texts: readonly string[]): Fields {
  const one = scalarsOf(texts);
  const links = texts.map(link);
  return {
    logoUrl: one(0),
    slogan: one(120),
    faviconUrl: one(0),
    themeColor: one(0),
    documentTitle: one(80),
    bookingNotice: one(160),
    header: { phone: one(0), textUs: one(0), social: links },
    footer: {
      about: one(400),
      address: one(160),
      quickLinks: links,
      informationLinks: links.slice(-12),
      legalLinks: links,
      partners: texts.map((text) => ({ name: text, logoUrl: "/media/a.svg", url: text })),
    },
    navigation: { data: texts.map(menuItem) },
  };
}

function post(texts: readonly string[], html: string, slug = "hostile-post"): Fields {
  const one = scalarsOf(texts);
  const words = {
    title: one(160),
    excerpt: one(400),
    image: one(0),
    imageAlt: one(200),
    author: one(80),
    category: one(60),
  };
  return {
    slug,
    ...words,
    html,
    published: "2026-01-02",
    updated: "2026-01-03",
    relatedTours: texts.slice(0, 6).map(tour),
  };
}

function page(texts: readonly string[], htmls: readonly string[]): Fields {
  const one = scalarsOf(texts);
  const each = (read: (text: string, index: number) => Fields) => texts.map(read);
  const word = (text: string) => ({
    title: text,
    name: text,
    text,
    caption: text,
    place: text,
    role: text,
    detail: text,
  });
  const address = (text: string) => ({
    url: text,
    image: text,
    src: text,
    poster: text,
    portrait: text,
    embedUrl: text,
  });
  const item = (text: string, index: number) => ({
    ...word(text),
    ...address(text),
    id: `${index}-${text}`,
    alt: text,
  });
  const block = (type: string, fields: Fields) => ({ type, title: one(120), text: one(400), ...fields });
  const pictures = each((text, index) => ({ ...item(text, index), src: `/media/${index}.svg`, languages: [text] }));
  const blocks: Record<Block["type"], Fields[]> = {
    hero: [{ image: one(0), imageAlt: one(200), actions: texts.slice(0, 3).map(link) }],
    faq: [
      { groups: [{ title: one(120), items: texts.map((text, n) => ({ question: text, answer: htmls[n] ?? "a" })) }] },
    ],
    gallery: [{ items: [...pictures, ...each(item)] }],
    videos: [
      { items: each((text, n) => ({ ...item(text, n), transcript: text, teller: text, language: "en", minutes: 2 })) },
    ],
    team: [{ members: pictures }],
    posts: [{ items: each((text, n) => ({ ...post([text], ""), slug: `p-${n}`, image: `/media/${n}.svg` })) }],
    press: [
      {
        items: each((text) => ({ title: text, text, url: text, date: "2026-01-02" })),
        contact: { name: one(120), email: one(0), phone: one(40) },
        pictures: each((text, n) => ({ image: `/media/${n}.svg`, imageAlt: text })),
      },
    ],
    steps: [{ items: each((text, n) => ({ ...item(text, n), action: link(text) })) }],
    quote: [{ text: one(600), name: one(80), detail: one(160) }],
    cards: [{ items: each((text, n) => ({ ...item(text, n), image: `/media/${n}.svg`, imageAlt: text })) }],
    table: [
      {
        caption: one(300),
        columns: texts.slice(0, 8),
        rows: texts.map((text) => [text, text]),
        links: texts.map(link),
      },
      { caption: one(300), columns: texts.slice(-8), rows: [texts.slice(0, 8)] },
    ],
    webcams: [{ items: each((text, n) => ({ ...item(text, n), url: "https://cam.example/" })) }],
    cta: [{ action: link(one(0)) }],
    tours: [{ tag: one(60) }],
    map: [{}],
    richText: htmls.map((html) => ({ html })),
  };
  return {
    title: one(120),
    description: one(300),
    image: one(0),
    blocks: Object.entries(blocks).flatMap(([type, list]) => list.map((fields) => block(type, fields))),
  };
}

function tourDetail(texts: readonly string[], html: string): Fields {
  const one = scalarsOf(texts);
  const notes = { summary: one(300), cancellation: one(1_200), accessibility: one(1_200), timeZoneNote: one(1_200) };
  const lists = Object.fromEntries(
    "tags categories highlights languages includes excludes bring".split(" ").map((key) => [key, texts]),
  );
  return {
    id: 1,
    title: one(120),
    ...notes,
    ...lists,
    headerImage: "/media/a.svg",
    images: texts.map((text, index) => ({ src: `/media/${index}.svg`, alt: text })),
    description: html,
    stay: { name: texts[0], text: texts[1], image: texts[2], imageAlt: texts[3] },
    itinerary: texts.map((text) => ({ title: text, time: text, text, latitude: text, longitude: text })),
    meetingPoints: texts.map((text) => ({
      name: text,
      address: text,
      time: text,
      note: text,
      latitude: 1e300,
      longitude: "-0",
    })),
    faq: texts.map((text) => ({ question: text, answer: html })),
    durationHours: 3,
    priceAdult: 50,
  };
}

/**
 * The operator's answer to a call.
 *
 * @param texts for the fields that are words and addresses
 * @param htmls for the fields that are HTML
 */
export function hostileAnswer(
  { url }: Pick<Captured, "url">,
  texts: readonly string[],
  htmls: readonly string[],
): unknown {
  const path = new URL(url, "http://operator.invalid").pathname;
  const html = htmls.join("\n");
  if (path.startsWith("/api/tenant-config")) return tenant(texts);
  if (path.startsWith("/api/website/navigation")) return texts.map(menuItem);
  if (path === "/api/office/our-tours" || path === "/api/office/top-tours") return texts.map(tour);
  if (path === "/api/office/our-tour/category") {
    return texts.map((text, n) => ({ id: n + 1, slug: `c-${n}`, title: text, description: text, image: text }));
  }
  if (path.startsWith("/api/website/builder/page")) return page(texts, htmls);
  if (path.startsWith("/api/website/content/1/blog")) return post(texts, html);
  if (path.startsWith("/api/product/web/detail")) return tourDetail(texts, html);
  return null;
}
