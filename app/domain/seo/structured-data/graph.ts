/** Shared parts of the schema.org graphs; schema-dts checks their shapes at compile time. */

import type { Graph, ItemList, Thing, TravelAgency } from "schema-dts";

/** The tenant. */
export interface Publisher {
  origin: string;
  name: string;
}

export function graphOf(nodes: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes };
}

export function agencyId(origin: string): string {
  return `${origin}/#agency`;
}

export function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** The agency is described in full on the home page only. */
export function agencyReference({ origin, name }: Publisher): Exclude<TravelAgency, string> {
  return { "@type": "TravelAgency", "@id": agencyId(origin), name, url: `${origin}/` };
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
