/** Shared parts of the schema.org graphs; schema-dts checks their shapes at compile time. */

import type { Graph, ItemList, Thing, TravelAgency, WebSite } from "schema-dts";

/** The tenant. */
export interface Publisher {
  origin: string;
  name: string;
  /** BCP 47. */
  language: string;
}

export function agencyId(origin: string): string {
  return `${origin}/#agency`;
}

export function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** Short, because the agency is described in full on the home page only. */
export function agencyReference({ origin, name }: Publisher): Exclude<TravelAgency, string> {
  return { "@type": "TravelAgency", "@id": agencyId(origin), name, url: `${origin}/` };
}

function websiteReference({ origin, name }: Publisher): Exclude<WebSite, string> {
  return { "@type": "WebSite", "@id": websiteId(origin), url: `${origin}/`, name };
}

/** Ids that some node only refers to. */
function undescribedIds(nodes: readonly Thing[]): Set<string> {
  const described = new Set<string>();
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("@id" in value) ("@type" in value ? described : named).add(String(value["@id"]));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(nodes);
  return new Set([...named].filter((id) => !described.has(id)));
}

/** The nodes, and the agency and the site where a node refers to them and none describes them: a reader knows this document only. */
export function graphOf(publisher: Publisher, nodes: readonly Thing[]): Graph {
  const ids = undescribedIds(nodes);
  const { origin } = publisher;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...nodes,
      ...(ids.has(agencyId(origin)) ? [agencyReference(publisher)] : []),
      ...(ids.has(websiteId(origin)) ? [websiteReference(publisher)] : []),
    ],
  };
}

export interface Listed {
  name: string;
  url: string;
}

export function itemList(items: readonly Listed[]): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}

/** undefined for an empty string or list, so that JSON leaves it out. */
export function omitEmpty<T>(value: T | null): T | undefined {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
