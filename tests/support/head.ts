/** The head of an HTML document as a crawler reads it. */

import { attributeOf, attributesOf, findAll, parseHtml, titleOf } from "./html.ts";

export interface Node {
  "@type": string;
  [name: string]: unknown;
}

export interface Head {
  title: string;
  /** "" without one. */
  canonical: string;
  /** Language codes and addresses of the page in other languages. */
  alternates: (readonly [language: string, href: string])[];
  /** Contents of all tags with this `name` or `property`. */
  all: (name: string) => string[];
  /** The first of them; "" for none. */
  meta: (name: string) => string;
  /** How many `title` elements there are. */
  titles: number;
  /** Texts of the JSON-LD scripts. */
  scripts: string[];
  /** Nodes of the graph. */
  nodes: Node[];
  node: (type: string) => Node | undefined;
}

export function headOf(html: string): Head {
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
  const nodes = scripts.flatMap((text) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
  return {
    title: titleOf(head),
    titles: findAll(head, { tag: "title" }).length,
    canonical: attributesOf(head, { tag: "link", attr: { rel: "canonical" } }, "href").join(" "),
    alternates: findAll(head, { tag: "link", attr: { rel: "alternate", hreflang: true } }).map(
      (link) => [attributeOf(link, "hreflang") ?? "", attributeOf(link, "href") ?? ""] as const,
    ),
    all,
    meta: (name) => all(name)[0] ?? "",
    scripts,
    nodes,
    node: (type) => nodes.find((node) => node["@type"] === type),
  };
}
