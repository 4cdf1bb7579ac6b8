/**
 * Sanitizes CMS HTML: a real parser and an allow-list (hast-util-sanitize), before content is stored (specification 10.4,
 * docs/threats.md T3).
 */

import type { Element, ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { fitsPhone } from "#app/domain/content/blocks.ts";
import { readEmbed } from "#app/domain/content/embed.ts";
import { NO_IMAGE, ownImageUrl } from "#app/domain/content/media.ts";
import type { Heading, SafeHtml } from "#app/domain/content/safe-html.ts";
import { safeUrl } from "#app/domain/http/safe-url.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";
import type { Reading } from "./block-reading.ts";
import { HtmlOverBounds, parseBounded } from "./bounded-html.ts";
import { selfContained } from "./field-readers.ts";
import type { Fragments } from "./fragments.ts";

const MAX_HTML_CHARS = 200_000;
/** Each picture costs the visitor a request. */
const MAX_IMAGES = 100;
const MAX_HEADINGS = 60;
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
    img: ["src", "alt"],
    th: [["scope", "col", "row"], "colSpan", "rowSpan"],
    td: ["colSpan", "rowSpan"],
    ol: ["start"],
  },
  // `safeUrl` and `ownImageUrl` decide later; this drops other schemes early.
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
  adminBaseUrl: string;
  fragments: Fragments;
  headings: Heading[];
  images: number;
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

function rewriteImage(image: Element, adminBaseUrl: string): void {
  const { src, alt } = image.properties;
  const address = ownImageUrl(src, adminBaseUrl);
  // A known ratio prevents layout shift; the style sheet may shrink it.
  const size = { width: 1600, height: 1067 };
  image.properties = {
    src: address,
    alt: address === NO_IMAGE || typeof alt !== "string" ? "" : selfContained(alt),
    ...size,
    loading: "lazy",
    decoding: "async",
  };
}

function rewriteHeading(heading: Element, { fragments, headings }: Rewriting): void {
  const text = textOf(heading).replace(/\s+/g, " ").trim();
  const id = fragments.take("s", text);
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
    if (node.type === "text") node.value = keepUnits(selfContained(node.value));
    if (node.type !== "element") return [node];
    if (node.tagName === "img") {
      rewriting.images += 1;
      if (rewriting.images > MAX_IMAGES) return [];
      rewriteImage(node, rewriting.adminBaseUrl);
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

/** Links to the film's page: nothing loads from other sites before a click. */
function filmLink(frame: Element): void {
  const embed = readEmbed(frame.properties.src);
  if (embed === null) return;
  const title = typeof frame.properties.title === "string" ? frame.properties.title.trim().slice(0, 120) : "";
  const value = `${title === "" ? "Watch the film" : `Watch “${title}”`} on ${embed.site}`;
  frame.tagName = "a";
  frame.properties = { href: embed.page };
  frame.children = [{ type: "text", value }];
}

/** Renames what the allow-list would drop: old tags, a second h1, films. */
function translate(nodes: ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "h1") node.tagName = "h2";
    else if (node.tagName === "b") node.tagName = "strong";
    else if (node.tagName === "i") node.tagName = "em";
    else if (node.tagName === "iframe") filmLink(node);
    translate(node.children);
  }
}

interface RichText {
  html: SafeHtml;
  headings: Heading[];
}

function cleaned(html: string, { adminBaseUrl, fragments }: Reading): RichText {
  const parsed = parseBounded(html);
  translate(parsed.children as ElementContent[]);
  const clean = sanitize(parsed, SCHEMA) as Root;
  const rewriting: Rewriting = { adminBaseUrl, fragments, headings: [], images: 0 };
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
export function readRichText(html: unknown, reading: Reading): RichText {
  const empty: RichText = { html: "" as SafeHtml, headings: [] };
  if (typeof html !== "string") return empty;
  try {
    return cleaned(html.slice(0, MAX_HTML_CHARS), reading);
  } catch (error) {
    reading.refusedHtml.count += 1;
    reading.note(`html (${error instanceof HtmlOverBounds ? error.message : "unreadable"})`);
    return empty;
  }
}

export function sanitizeHtml(html: unknown, reading: Reading): SafeHtml {
  return readRichText(html, reading).html;
}
