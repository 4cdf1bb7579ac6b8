/**
 * CMS HTML → the small HTML a page may show. A real parser and an allow-list (hast-util-sanitize), run once when
 * content comes in, before it is stored (product.md 3.4, threats T3).
 */

import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { imageUrl, NO_IMAGE } from "#app/domain/media.ts";
import type { SafeHtml } from "#app/domain/page.ts";
import { safeUrl } from "#app/domain/safe-url.ts";
import { slugify } from "#app/domain/tour.ts";

const MAX_HTML_CHARS = 200_000;

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
  // `safeUrl` and `imageUrl` judge addresses; here only what could never be one goes.
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  ancestors: { li: ["ul", "ol"], tr: ["table"], td: ["table"], th: ["table"], thead: ["table"], tbody: ["table"] },
  strip: ["script", "style", "template", "noscript", "svg", "math", "object", "iframe", "textarea", "title", "select"],
  clobber: [],
  required: {},
};

function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

interface Mending {
  adminBaseUrl: string;
  usedIds: Set<string>;
}

function mendLink(link: Element): void {
  const href = safeUrl(link.properties.href);
  if (href === null) {
    link.properties = {};
    return;
  }
  link.properties = { href };
  if (/^https?:/.test(href)) link.properties.rel = ["noopener", "noreferrer"];
}

function mendImage(image: Element, adminBaseUrl: string): void {
  const { src, alt } = image.properties;
  const address = imageUrl(src, adminBaseUrl);
  // A box of a known shape keeps the page still while the picture loads; the style sheet lets it be smaller.
  const size = { width: 1600, height: 1067 };
  image.properties = {
    src: address,
    alt: address === NO_IMAGE ? "" : (alt ?? ""),
    ...size,
    loading: "lazy",
    decoding: "async",
  };
}

function mendHeading(heading: Element, usedIds: Set<string>): void {
  const base = slugify(textOf(heading)).slice(0, 60);
  if (base === "") return;
  let id = `s-${base}`;
  for (let n = 2; usedIds.has(id); n++) id = `s-${base}-${n}`;
  usedIds.add(id);
  heading.properties = { id };
}

function mend(nodes: ElementContent[], mending: Mending): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "a") mendLink(node);
    else if (node.tagName === "img") mendImage(node, mending.adminBaseUrl);
    else if (/^h[2-4]$/.test(node.tagName)) mendHeading(node, mending.usedIds);
    mend(node.children, mending);
  }
}

/** The page has its h1 already. */
function demoteTopHeadings(nodes: ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "h1") node.tagName = "h2";
    if (node.tagName === "b") node.tagName = "strong";
    if (node.tagName === "i") node.tagName = "em";
    demoteTopHeadings(node.children);
  }
}

/**
 * Sanitises a piece of CMS HTML. Never throws; what cannot be made safe is left out.
 *
 * @param html anything; what is not a string gives ""
 * @param adminBaseUrl pictures are resolved against it
 */
export function sanitiseHtml(html: unknown, adminBaseUrl: string): SafeHtml {
  if (typeof html !== "string") return "" as SafeHtml;
  try {
    const parsed = fromHtml(html.slice(0, MAX_HTML_CHARS), { fragment: true });
    demoteTopHeadings(parsed.children as ElementContent[]);
    const clean = sanitize(parsed, SCHEMA) as Root;
    mend(clean.children as ElementContent[], { adminBaseUrl, usedIds: new Set() });
    return toHtml(clean) as SafeHtml;
  } catch {
    // Only absurd nesting gets here (the stack is the limit); nobody wrote that for a reader.
    return "" as SafeHtml;
  }
}
