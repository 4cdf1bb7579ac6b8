/** Markdown (CommonMark with GFM tables), also of HTML. Operator text goes through `markdownText`. */

import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { parse, parseFragment } from "parse5";
import type { Site } from "#app/context.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { isVisitorPath } from "#app/domain/http/visitor-paths.ts";
import { decodedPath, isPagePath } from "#app/domain/names/paths.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { plainText } from "#app/operator/html.ts";
import { FOR_SEARCH, found } from "./small-files.ts";

/** The header names the HTML page as canonical. */
export function markdownFile(parts: readonly string[], page: string) {
  return found({
    body: joinParts(parts),
    type: "text/markdown; charset=utf-8",
    headers: { ...FOR_SEARCH, link: `<${page}>; rel="canonical"` },
  });
}

/** The notices of today, below the title. @param tags of a tour, whose own notices follow */
export function noticeQuote(site: Site, tags: readonly string[] = []): string {
  const { notices } = site.tenant;
  const texts = [...noticesNow(notices, site), ...noticesNow(notices, site, tags)];
  return texts.map((text) => `> Notice: ${markdownText(text)}`).join("\n\n");
}

function isPage(path: string): boolean {
  return isPagePath(decodedPath(path) ?? "") && !isVisitorPath(path);
}

/** The address of a page as Markdown: its path with `.md`, `/index.md` for the home page; null where there is none. */
export function markdownPath(pathname: string): string | null {
  const path = pathname.replace(/\/$/, "");
  if (path === "") return "/index.md";
  return isPage(path) && path !== "/index" ? `${path}.md` : null;
}

/** The page whose Markdown is at a path; null for other paths. */
export function pageOfMarkdown(pathname: string): string | null {
  if (pathname === "/index.md") return "/";
  const path = pathname.endsWith(".md") ? pathname.slice(0, -".md".length) : "";
  return isPage(path) ? path : null;
}

/** Characters with a meaning anywhere in a line. */
const MARKS = /[\\`*_{}[\]<>|~&]/g;

/** Plain text as one escaped line. */
export function markdownText(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const escaped = line.replace(MARKS, "\\$&");
  return escaped.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^[#+=-]/, "\\$&");
}

export function link(title: string, url: string): string {
  return `[${markdownText(title)}](<${url.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function part(title: string, body: string): string {
  return body === "" ? "" : `## ${markdownText(title)}\n\n${body}`;
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((text) => text !== "").join("\n\n")}\n`;
}

/** Elements that only people with a screen or a mouse can use. */
const LEFT_OUT = new Set("button dialog form input label nav noscript script select style svg template".split(" "));
/** Boxes in a row, which a style sheet keeps apart. */
const SPACED = new Set(["a", "output", "span", "time"]);

function isLeftOut(node: RootContent | ElementContent): boolean {
  // React's marks would stay as HTML comments.
  if (node.type === "comment") return true;
  if (node.type !== "element") return false;
  const { tagName, properties } = node;
  if (tagName === "img") return !properties.alt;
  // Without it, the others of its row would stand in other columns.
  if (tagName === "td") return false;
  return LEFT_OUT.has(tagName) || properties.hidden === true || properties.ariaHidden === "true";
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
function prepare(node: Nodes, page: string): void {
  // Lines of Markdown are not broken where a heading would be.
  if (node.type === "text") node.value = node.value.replaceAll("\u00a0", " ");
  if (node.type === "element") {
    for (const name of ["href", "src"]) {
      const value = node.properties[name];
      if (typeof value === "string") node.properties[name] = URL.parse(value, page)?.href ?? null;
    }
  }
  if (!("children" in node)) return;
  const kept = (node.children as ElementContent[]).filter((child) => !isLeftOut(child)).flatMap(reworded);
  node.children = kept.flatMap((child, at) => (isSpaced(child) && isSpaced(kept[at - 1]) ? [space, child] : [child]));
  for (const child of node.children) prepare(child, page);
}

/** A node costs up to 40 µs: a document 0.4 s. A page has about 1,000, a list of 200 tours 8,000. */
const MAX_NODES = 10_000;
/** Each line in a quote or list repeats the marks of all around it. */
const MAX_NESTING = 20;
const NESTING = new Set(["blockquote", "ol", "ul"]);

/** The number of nodes; Infinity for quotes and lists nested too deep. */
function sizeOf(node: Nodes, nesting = 0): number {
  const inner = node.type === "element" && NESTING.has(node.tagName) ? nesting + 1 : nesting;
  if (inner > MAX_NESTING) return Infinity;
  let size = 1;
  for (const child of "children" in node ? node.children : []) size += sizeOf(child, inner);
  return size;
}

/** Converts the parts of one document, which together may have `MAX_NODES`; what goes beyond becomes plain text. */
function converter(page: string): (root: Root | Element) => string {
  let nodesLeft = MAX_NODES;
  return (root) => {
    prepare(root, page);
    const size = sizeOf(root);
    if (size > nodesLeft) return markdownText(plainText(toHtml(root) as SafeHtml));
    nodesLeft -= size;
    return toMarkdown(toMdast(root), {
      bullet: "-",
      rule: "-",
      listItemIndent: "one",
      resourceLink: true,
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    }).trim();
  };
}

/** A converter for the HTML fields of one document, which are sanitized. @param page its address */
export function markdownOf(page: string): (html: string) => string {
  const convert = converter(page);
  return (html) => convert(fromParse5(parseFragment(html)) as Root);
}

function first(node: Nodes, fits: (element: Element) => boolean): Element | null {
  if (node.type === "element" && fits(node)) return node;
  for (const child of "children" in node ? node.children : []) {
    const found = first(child, fits);
    if (found !== null) return found;
  }
  return null;
}

/** The main part of a rendered page, "" without one, and the address the page names as its own. */
export function pageToMarkdown(html: string, address: string): { markdown: string; canonical: string | null } {
  const page = fromParse5(parse(html));
  const main = first(page, ({ tagName }) => tagName === "main");
  const canonical = first(page, ({ properties: { rel } }) => Array.isArray(rel) && rel.includes("canonical"));
  const href = canonical?.properties.href;
  return {
    markdown: main === null ? "" : converter(address)(main),
    canonical: typeof href === "string" ? href : null,
  };
}
