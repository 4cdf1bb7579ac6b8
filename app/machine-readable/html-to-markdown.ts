/** HTML as Markdown (CommonMark with GFM tables). */

import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";

/** For people with a mouse or a screen. */
const LEFT_OUT = new Set("button dialog form iframe input nav noscript script select style svg template".split(" "));
/** Boxes in a row, which a style sheet keeps apart. */
const SPACED = new Set(["a", "span", "time"]);

function isLeftOut(node: RootContent | ElementContent): boolean {
  if (node.type !== "element") return false;
  const { tagName, properties } = node;
  if (tagName === "img") return !properties.alt;
  return LEFT_OUT.has(tagName) || properties.hidden === true || properties.ariaHidden === "true";
}

function absolute(value: unknown, origin: string): string | null {
  return typeof value === "string" && URL.canParse(value, origin) ? new URL(value, origin).href : null;
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const space = { type: "text", value: " " } as const;

/** What Markdown has no word for, in words it has: captions, terms, questions that open. */
function reworded(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const { tagName, children } = node;
  if (tagName === "table") {
    const caption = children.find((child) => child.type === "element" && child.tagName === "caption");
    return caption === undefined ? [node] : [element("p", (caption as Element).children), node];
  }
  if (tagName === "dt") return [{ ...node, children: [element("strong", children)] }];
  if (tagName === "summary") return [element("h4", children)];
  if (tagName !== "strong" && tagName !== "em") return [node];
  // `** a **` is no emphasis.
  const [first, last] = [children[0], children.at(-1)];
  const startsWithSpace = first?.type === "text" && /^\s/.test(first.value);
  const endsWithSpace = last?.type === "text" && /\s$/.test(last.value);
  if (startsWithSpace) first.value = first.value.trimStart();
  if (endsWithSpace) last.value = last.value.trimEnd();
  return [...(startsWithSpace ? [space] : []), node, ...(endsWithSpace ? [space] : [])];
}

function isSpaced(node: ElementContent | undefined): boolean {
  return node?.type === "element" && SPACED.has(node.tagName);
}

/** Makes addresses absolute, and rewords what Markdown cannot say. */
function prepare(node: Nodes, origin: string): void {
  if (node.type === "element") {
    for (const name of ["href", "src"]) {
      if (name in node.properties) node.properties[name] = absolute(node.properties[name], origin);
    }
  }
  if (!("children" in node)) return;
  const kept = (node.children as ElementContent[]).filter((child) => !isLeftOut(child)).flatMap(reworded);
  node.children = kept.flatMap((child, at) => (isSpaced(child) && isSpaced(kept[at - 1]) ? [space, child] : [child]));
  for (const child of node.children) prepare(child, origin);
}

function converted(root: Root | Element, origin: string): string {
  prepare(root, origin);
  return toMarkdown(toMdast(root), {
    bullet: "-",
    rule: "-",
    listItemIndent: "one",
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trim();
}

/** @param html sanitized */
export function htmlToMarkdown(html: string, origin: string): string {
  return converted(fromHtml(html, { fragment: true }), origin);
}

function first(node: Nodes, fits: (element: Element) => boolean): Element | null {
  if (node.type === "element" && fits(node)) return node;
  for (const child of "children" in node ? node.children : []) {
    const found = first(child, fits);
    if (found !== null) return found;
  }
  return null;
}

function isCanonical({ tagName, properties }: Element): boolean {
  return tagName === "link" && Array.isArray(properties.rel) && properties.rel.includes("canonical");
}

/** The main part of a rendered page, "" without one, and the address the page names as its own. */
export function pageToMarkdown(html: string, origin: string): { markdown: string; canonical: string | null } {
  const page = fromHtml(html);
  const main = first(page, ({ tagName }) => tagName === "main");
  const canonical = first(page, isCanonical)?.properties.href;
  return {
    markdown: main === null ? "" : converted(main, origin),
    canonical: typeof canonical === "string" ? canonical : null,
  };
}
