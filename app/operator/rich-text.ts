/**
 * Sanitizes CMS HTML: a real parser and an allow-list (hast-util-sanitize), before content is stored (specification 10.4,
 * docs/threats.md T3).
 */

import type { Element, ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { readEmbed } from "#app/domain/content/embed.ts";
import { imageUrl, NO_IMAGE } from "#app/domain/content/media.ts";
import { isFrom } from "#app/domain/content/picture-origins.ts";
import type { Heading, SafeHtml } from "#app/domain/content/safe-html.ts";
import { fitsPhone } from "#app/domain/content/table-size.ts";
import { safeUrl } from "#app/domain/http/safe-url.ts";
import { HtmlOverBounds, parseBounded } from "./bounded-html.ts";
import { selfContained } from "./one-line.ts";
import type { Position } from "./reading.ts";

const MAX_HTML_CHARS = 200_000;
/** Each picture costs the visitor a request. */
const MAX_IMAGES = 100;
const MAX_HEADINGS = 60;
const MAX_NOTED_HOSTS = 5;
/** Sizes of pictures, boxes of tables and names of headings are added; ordinary HTML does not double. */
const MAX_GROWTH = 8;
const FREE_GROWTH_CHARS = 10_000;

const SCHEMA: Schema = {
  tagNames:
    "p h2 h3 h4 ul ol li a strong em br blockquote figure figcaption img table caption thead tbody tr th td dl dt dd hr sub sup code".split(
      " ",
    ),
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    th: [["scope", "col", "row"], "colSpan", "rowSpan"],
    td: ["colSpan", "rowSpan"],
    ol: ["start"],
  },
  // `safeUrl` and `pictureOf` decide later; this drops other schemes early.
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  ancestors: { li: ["ul", "ol"], tr: ["table"], td: ["table"], th: ["table"], thead: ["table"], tbody: ["table"] },
  strip: ["script", "style", "template", "noscript", "svg", "math", "object", "iframe", "textarea", "title", "select"],
  clobber: [],
  required: {},
};

/** Headings and tables contain each other, so the text of each is read no further than needed. */
function textOf(node: ElementContent, maxChars = 1_000): string {
  if (node.type === "text") return node.value.slice(0, maxChars);
  let text = "";
  for (const child of node.type === "element" ? node.children : []) {
    if (text.length >= maxChars) break;
    text += textOf(child, maxChars - text.length);
  }
  return text;
}

interface Rewriting {
  at: Position;
  headings: Heading[];
  images: number;
  /** Hosts of pictures that were left out. */
  refused: Set<string>;
}

function rewriteLink(link: Element): void {
  const href = safeUrl(link.properties.href);
  if (href === null) {
    link.properties = {};
    return;
  }
  link.properties = { href };
  if (/^https?:/.test(href)) link.properties.rel = ["noopener", "noreferrer"];
}

/** Only pictures of the admin host and of `IMAGE_HOSTS`, because anybody may have pasted one from anywhere. */
function pictureOf(src: unknown, { at, refused }: Rewriting): string {
  const { adminBaseUrl, imageHosts } = at.reading;
  const url = imageUrl(typeof src === "string" ? src.trim().replace(/^\/\//, "https://") : src, adminBaseUrl);
  if (url === NO_IMAGE) return url;
  const { origin, hostname } = new URL(url);
  if (isFrom(url, [new URL(adminBaseUrl).origin, ...imageHosts.map((host) => `https://${host}`)])) return url;
  if (!refused.has(origin) && refused.size < MAX_NOTED_HOSTS) {
    at.note("dropped", `pictures below the admin host; IMAGE_HOSTS would allow ${hostname}, too`, src);
  }
  refused.add(origin);
  return NO_IMAGE;
}

const isLength = (value: unknown): value is number => typeof value === "number" && value > 0 && value <= 20_000;

function rewriteImage(image: Element, rewriting: Rewriting): void {
  const { src, alt, width, height } = image.properties;
  const address = pictureOf(src, rewriting);
  // Nothing moves when a picture arrives whose ratio the editor states; the style sheet may shrink it.
  const size = isLength(width) && isLength(height) ? { width, height } : { width: 1600, height: 1067 };
  image.properties = {
    src: address,
    alt: address === NO_IMAGE || typeof alt !== "string" ? "" : selfContained(alt),
    ...size,
    loading: "lazy",
    decoding: "async",
  };
}

function rewriteHeading(heading: Element, { at, headings }: Rewriting): void {
  const text = textOf(heading).replace(/\s+/g, " ").trim();
  const id = at.fragment("s", text);
  if (id === null) return;
  heading.properties = { id };
  if (heading.tagName === "h2" && headings.length < MAX_HEADINGS) headings.push({ id, text: text.slice(0, 120) });
}

function elementsOf(parent: Element, tags: RegExp): Element[] {
  return parent.children.filter((child): child is Element => child.type === "element" && tags.test(child.tagName));
}

const MAX_LABEL_CHARS = 40;
const NUMBER = /^[\d.,]+$/;

/**
 * Columns of numbers end at the same edge. On phones, the rows of simple tables with long cells are shown as cards, with the
 * columns as labels.
 */
function arrangeCells(table: Element): void {
  const [head, ...otherHeads] = elementsOf(table, /^thead$/).flatMap((part) => elementsOf(part, /^tr$/));
  const rows = elementsOf(table, /^tbody$/).flatMap((part) => elementsOf(part, /^tr$/));
  if (head === undefined || otherHeads.length > 0) return;
  const cellsOf = (row: Element) => elementsOf(row, /^t[hd]$/);
  const labels = cellsOf(head).map((cell) => textOf(cell, MAX_LABEL_CHARS).replace(/\s+/g, " ").trim());
  const isPlain = [head, ...rows].every((row) =>
    cellsOf(row).every(({ properties }) => !("colSpan" in properties || "rowSpan" in properties)),
  );
  if (!isPlain) return;
  const texts = [head, ...rows].map((row) => cellsOf(row).map((cell) => textOf(cell).trim()));
  if (fitsPhone(texts)) {
    const isNumbers = labels.map((_, at) => texts.slice(1).every((row) => NUMBER.test(row[at] ?? "")));
    for (const cell of [head, ...rows].flatMap((row) => cellsOf(row).filter((_, at) => isNumbers[at]))) {
      cell.properties.className = ["number"];
    }
    return;
  }
  table.properties = { className: ["table-cards"] };
  for (const cell of rows.flatMap((row) => cellsOf(row).map((cell, index) => ({ cell, label: labels[index] })))) {
    if (cell.cell.tagName === "td" && cell.label) cell.cell.properties.dataLabel = cell.label;
  }
}

/** A wide table scrolls in its own box, reachable by keyboard. */
function scrollBox(table: Element): Element {
  arrangeCells(table);
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  const label = caption === undefined ? "" : textOf(caption).replace(/\s+/g, " ").trim().slice(0, 120);
  const properties = { className: ["table-scroll"], role: "group", tabIndex: 0, ariaLabel: label || "Table" };
  return { type: "element", tagName: "div", properties, children: [table] };
}

function saysSomething(node: ElementContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && (node.tagName === "img" || node.children.some(saysSomething));
}

/** Hebrew to Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

function rewrite(nodes: ElementContent[], rewriting: Rewriting): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") node.value = selfContained(node.value);
    if (node.type !== "element") return [node];
    if (node.tagName === "img") {
      rewriting.images += 1;
      if (rewriting.images > MAX_IMAGES) return [];
      rewriteImage(node, rewriting);
    } else if (node.tagName === "a") rewriteLink(node);
    else if (/^h[2-4]$/.test(node.tagName)) rewriteHeading(node, rewriting);
    else if (/^[uo]l$/.test(node.tagName)) {
      // A style sheet turns the text of an item, but not its bullet.
      if (RIGHT_TO_LEFT.test(textOf(node))) node.properties.dir = "auto";
    } else if (node.tagName === "th" && !node.children.some(saysSomething)) {
      // Screen readers would announce an empty header.
      node.tagName = "td";
      delete node.properties.scope;
    }
    node.children = rewrite(node.children, rewriting);
    return [node.tagName === "table" ? scrollBox(node) : node];
  });
}

/** Links to the film's page: nothing loads from other sites before a click. Frames of other sites are left out. */
function filmLink(frame: Element, at: Position): void {
  const { src } = frame.properties;
  const embed = readEmbed(src);
  if (embed === null) return at.note("dropped", "a frame of YouTube or Vimeo: this one is left out", src ?? "");
  const title = typeof frame.properties.title === "string" ? frame.properties.title.trim().slice(0, 120) : "";
  const value = `${title === "" ? "Watch the film" : `Watch “${title}”`} on ${embed.site}`;
  frame.tagName = "a";
  frame.properties = { href: embed.page };
  frame.children = [{ type: "text", value }];
}

/** The widest of `a.jpg 800w, b.jpg 1600w`. */
function widest(srcset: unknown): string | undefined {
  if (typeof srcset !== "string") return undefined;
  const candidates = srcset
    .slice(0, 4_000)
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/));
  const width = ([, size = ""]: string[]) => Number.parseFloat(size) || 0;
  return candidates.toSorted((a, b) => width(b) - width(a))[0]?.[0];
}

/** Scripts of the operator's site would load the picture later: the placeholder is in `src`, or nothing. */
function withLazySource({ properties }: Element): void {
  const { src, srcSet, dataSrc, dataSrcset } = properties;
  if (typeof src === "string" && src.trim() !== "" && !/^(?:data:|about:|#)/i.test(src.trim())) return;
  properties.src = (typeof dataSrc === "string" ? dataSrc : undefined) ?? widest(dataSrcset) ?? widest(srcSet) ?? src;
}

/** Renames what the allow-list would drop: old tags, a second h1, films, pictures that load late. */
function translate(nodes: ElementContent[], at: Position): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "h1") node.tagName = "h2";
    else if (node.tagName === "b") node.tagName = "strong";
    else if (node.tagName === "i") node.tagName = "em";
    else if (node.tagName === "iframe") filmLink(node, at);
    else if (node.tagName === "img") withLazySource(node);
    translate(node.children, at);
  }
}

export interface RichText {
  html: SafeHtml;
  headings: Heading[];
}

function cleaned(html: string, at: Position): RichText {
  const parsed = parseBounded(html);
  translate(parsed.children as ElementContent[], at);
  const clean = sanitize(parsed, SCHEMA) as Root;
  const rewriting: Rewriting = { at, headings: [], images: 0, refused: new Set() };
  clean.children = rewrite(clean.children as ElementContent[], rewriting);
  const output = toHtml(clean).trim();
  if (output.length > MAX_GROWTH * html.length + FREE_GROWTH_CHARS) throw new HtmlOverBounds("too long once written");
  // Without the tags that were dropped, the rest may be read in another way: browsers must not see it grow either.
  parseBounded(output);
  return { html: output as SafeHtml, headings: rewriting.headings };
}

/**
 * Never throws; unsafe parts are left out. HTML over the bounds of bounded-html.ts is left out whole, which is noted with
 * the reason and counted.
 */
export function readRichText(html: string, at: Position): RichText {
  try {
    if (html.length > MAX_HTML_CHARS) at.note("cut", `HTML of at most ${MAX_HTML_CHARS} characters`, html);
    return cleaned(html.slice(0, MAX_HTML_CHARS), at);
  } catch (error) {
    at.reading.refusedHtml.count += 1;
    const why = error instanceof HtmlOverBounds ? error.message : "unreadable";
    at.note("dropped", `HTML in bounds: this one is left out (${why})`, html);
    return { html: "" as SafeHtml, headings: [] };
  }
}
