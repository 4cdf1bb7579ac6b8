/** What the head of an HTML document says, read the way a crawler reads it: from the text, without a browser. */

export interface Node {
  "@type": string;
  [name: string]: unknown;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text of an attribute or element, as React escapes it. */
export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The words a reader sees, on one line. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body")).replace(/<script\b.*?<\/script>/gs, "");
  const words = body.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, " ");
  return unescaped(words)
    .replace(/&#x([0-9A-F]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\s+/g, " ");
}

export interface Head {
  title: string;
  canonical: string;
  /** Texts of all tags with this `name` or `property`. */
  all: (name: string) => string[];
  /** The one tag with this `name` or `property`; "" for none. */
  meta: (name: string) => string;
  /** Texts of the JSON-LD scripts. */
  scripts: string[];
  /** Nodes of the graph. */
  nodes: Node[];
  node: (type: string) => Node | undefined;
}

export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const all = (name: string) =>
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"\/>/g)]
      .filter(([, found]) => found === name)
      .map(([, , content]) => unescaped(content ?? ""));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? "",
  );
  const nodes = scripts.flatMap((text) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ""),
    all,
    meta: (name) => all(name)[0] ?? "",
    scripts,
    nodes,
    node: (type) => nodes.find((node) => node["@type"] === type),
  };
}
