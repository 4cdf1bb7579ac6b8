/** HTML as data, for tests without a browser: parsed as browsers parse it, found by tag, role, attribute or text. */

import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parse } from "parse5";
import { START_SCRIPT } from "#app/domain/start-script.ts";

export type { Element, Nodes, Root };

/** The last documents: a test asks one for several things, and parsing is most of the work. */
const parsed = new Map<string, Root>();
const REMEMBERED = 8;

export function parseHtml(html: string): Root {
  const root = parsed.get(html) ?? (fromParse5(parse(html)) as Root);
  parsed.delete(html);
  parsed.set(html, root);
  const [oldest] = parsed.keys();
  if (parsed.size > REMEMBERED && oldest !== undefined) parsed.delete(oldest);
  return root;
}

/** A part of a document, or the text of a whole one. */
export type Html = Nodes | string;

const nodesOf = (html: Html): Nodes => (typeof html === "string" ? parseHtml(html) : html);

/** Every element below a node, in document order. */
export function elementsOf(html: Html): Element[] {
  const found: Element[] = [];
  const walk = (parent: Nodes) => {
    if (!("children" in parent)) return;
    for (const child of parent.children) {
      if (child.type === "element") found.push(child);
      walk(child);
    }
  };
  walk(nodesOf(html));
  return found;
}

/** An attribute by its name in HTML; undefined when it is not there, "" when it has no value. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  // The parser writes `data-state` as `dataState`, `class` as `className`.
  const wanted = name === "class" ? "classname" : name === "for" ? "htmlfor" : name.replaceAll("-", "").toLowerCase();
  const key = Object.keys(properties).find((each) => each.toLowerCase() === wanted);
  const value = key === undefined ? undefined : properties[key];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** The words a reader sees, white space folded. Block elements and cells end a word; inline elements do not. */
export function textOf(html: Html): string {
  const parts: string[] = [];
  const walk = (each: Nodes) => {
    if (each.type === "text") parts.push(each.value);
    if (each.type === "element" && SILENT.has(each.tagName)) return;
    const isBlock = each.type === "element" && !INLINE.has(each.tagName);
    if (isBlock) parts.push(" ");
    if ("children" in each) each.children.forEach(walk);
    if (isBlock) parts.push(" ");
  };
  walk(nodesOf(html));
  return parts.join("").replace(/\s+/g, " ").trim();
}

const SILENT = new Set(["script", "style", "template", "noscript", "title"]);
const INLINE = new Set(
  "a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);

/** Roles that elements have by themselves (HTML-AAM), as far as tests ask for them. */
const ROLE_OF: Record<string, string> = {
  a: "link",
  article: "article",
  header: "banner",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  img: "img",
  nav: "navigation",
  ol: "list",
  ul: "list",
};

interface Query {
  tag?: string;
  /** Explicit or the element's own. */
  role?: string;
  /** Attributes by name: the exact value, a pattern, or true for any. */
  attr?: Record<string, string | RegExp | true>;
  /** The exact text, or a pattern. */
  text?: string | RegExp;
}

const fits = (value: string | undefined, wanted: string | RegExp | true) =>
  value !== undefined && (wanted === true || (typeof wanted === "string" ? value === wanted : wanted.test(value)));

/** Every element below a node that fits all of the query. */
export function findAll(html: Html, { tag, role, attr = {}, text }: Query): Element[] {
  return elementsOf(html).filter(
    (element) =>
      (tag === undefined || element.tagName === tag) &&
      (role === undefined || (attributeOf(element, "role") ?? ROLE_OF[element.tagName]) === role) &&
      Object.entries(attr).every(([name, wanted]) => fits(attributeOf(element, name), wanted)) &&
      (text === undefined || fits(textOf(element), text)),
  );
}

/** @throws Error unless exactly one element fits */
export function find(html: Html, query: Query): Element {
  const found = findAll(html, query);
  const [element] = found;
  if (element === undefined || found.length > 1) {
    throw new Error(`${found.length} elements fit ${JSON.stringify(query)}, not one.`);
  }
  return element;
}

/** Values of an attribute, of every element that fits and has it. */
export function attributesOf(html: Html, query: Query, name: string): string[] {
  return findAll(html, query).flatMap((element) => attributeOf(element, name) ?? []);
}

/** Scripts that the page runs: not structured data, and not the one that is allowed by its hash. */
export function noncedScripts(elements: readonly Element[]): Element[] {
  return elements.filter((element) => {
    if (element.tagName !== "script" || attributeOf(element, "type") === "application/ld+json") return false;
    const [text] = element.children;
    const isStartScript = text?.type === "text" && text.value === START_SCRIPT;
    return !isStartScript || Object.keys(element.properties).length > 0;
  });
}

/** The page's `main` element. */
export const mainOf = (html: string): Element => find(html, { tag: "main" });

/** The text of the page's only heading of level 1. */
export const h1Of = (html: string): string => textOf(find(html, { tag: "h1" }));

/** Texts in the page's `main` element that have a class. */
export const withClass = (html: string, name: string): string[] =>
  findAll(mainOf(html), { attr: { class: new RegExp(`(^| )${name}( |$)`) } }).map(textOf);

/** The text between the tags of the first `title`; "" without one. */
export function titleOf(html: Html): string {
  const [title] = findAll(html, { tag: "title" });
  return title?.children.map((child) => (child.type === "text" ? child.value : "")).join("") ?? "";
}

/** Titles of the tour cards below a node, in document order: articles with a heading that links to a tour. */
export function tourTitles(html: Html): string[] {
  return findAll(html, { role: "article" })
    .flatMap((card) => findAll(card, { role: "heading" }))
    .flatMap((heading) => findAll(heading, { role: "link", attr: { href: /^\/tours(?:-detail)?\// } }))
    .map(textOf);
}

/** A thing of structured data. */
export interface GraphNode {
  "@type": string;
  [name: string]: unknown;
}

/** The head of a document, as a crawler reads it. */
export function headOf(html: string) {
  // Without the body, which is most of the work for a parser.
  const head = parseHtml(html.slice(0, html.indexOf("</head>")));
  const metas = findAll(head, { tag: "meta" }).map((meta) => ({
    name: attributeOf(meta, "name") ?? attributeOf(meta, "property"),
    content: attributeOf(meta, "content") ?? "",
  }));
  const all = (wanted: string) => metas.filter(({ name }) => name === wanted).map(({ content }) => content);
  const scripts = findAll(head, { tag: "script", attr: { type: "application/ld+json" } }).map(({ children }) =>
    children.map((child) => (child.type === "text" ? child.value : "")).join(""),
  );
  const nodes = scripts.flatMap((text) => (JSON.parse(text) as { "@graph": GraphNode[] })["@graph"]);
  return {
    title: titleOf(head),
    /** How many `title` elements there are. */
    titles: findAll(head, { tag: "title" }).length,
    /** "" without one. */
    canonical: attributesOf(head, { tag: "link", attr: { rel: "canonical" } }, "href").join(" "),
    /** Language codes and addresses of the page in other languages. */
    alternates: findAll(head, { tag: "link", attr: { rel: "alternate", hreflang: true } }).map(
      (link) => [attributeOf(link, "hreflang") ?? "", attributeOf(link, "href") ?? ""] as const,
    ),
    /** Contents of all tags with this `name` or `property`. */
    all,
    /** The first of them; "" for none. */
    meta: (name: string) => all(name)[0] ?? "",
    /** Texts of the JSON-LD scripts. */
    scripts,
    /** Nodes of the graph. */
    nodes,
    node: (type: string) => nodes.find((node) => node["@type"] === type),
  };
}
