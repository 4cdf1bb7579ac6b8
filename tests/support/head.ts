/** The head of an HTML document as a crawler reads it. */

import { attributeOf, attributesOf, findAll, parseHtml, titleOf } from "./html.ts";

export interface Node {
  "@type": string;
  [name: string]: unknown;
}

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
  const nodes = scripts.flatMap((text) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
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
