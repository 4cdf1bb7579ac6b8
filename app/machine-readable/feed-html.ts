/** Sanitized HTML for readers outside the site. */

import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

const ADDRESSES = new Set(["href", "src"]);

/** Absolute addresses, and nothing that belongs to our style sheet and scripts. */
function detach(node: Nodes, base: string): void {
  if (node.type === "element") {
    const kept = Object.entries(node.properties).flatMap(([name, value]): [string, string][] => {
      if (name === "alt") return [[name, String(value)]];
      const isAddress = ADDRESSES.has(name) && typeof value === "string" && URL.canParse(value, base);
      return isAddress ? [[name, new URL(value, base).href]] : [];
    });
    node.properties = Object.fromEntries(kept);
  }
  for (const child of "children" in node ? node.children : []) detach(child, base);
}

/** @param base address of the page it is on */
export function feedHtml(html: string, base: string): string {
  const root = fromHtml(html, { fragment: true });
  detach(root, base);
  return toHtml(root);
}

/** Only elements of `tagNames`, without attributes; the words of others stay. */
export function simpleHtml(html: string, tagNames: readonly string[]): string {
  const schema = { tagNames: [...tagNames], attributes: {}, ancestors: {}, strip: [] };
  return toHtml(sanitize(fromHtml(html, { fragment: true }), schema));
}

/** The size of all texts of a feed together. */
const MAX_TEXT_CHARS = 500_000;

/** The texts that fit into a feed, in their order; "" in the place of each that does not. */
export function textsThatFit(texts: readonly string[]): string[] {
  let left = MAX_TEXT_CHARS;
  return texts.map((text) => {
    left -= text.length;
    return left < 0 ? "" : text;
  });
}
