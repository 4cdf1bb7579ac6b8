/** What the schema.org descriptions of all pages share. Their shapes are checked against schema-dts when types are. */

import type { Graph, ItemList, Thing, TravelAgency } from "schema-dts";

/** Who says it: the tenant's site. */
export interface Publisher {
  /** Origin of the site, without trailing slash. */
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

/** The agency by name; who it is stands on the home page, once. */
export function agencyReference({ origin, name }: Publisher): Exclude<TravelAgency, string> {
  return { "@type": "TravelAgency", "@id": agencyId(origin), name, url: `${origin}/` };
}

export interface Listed {
  name: string;
  /** Absolute. */
  url: string;
}

export function itemList(items: readonly Listed[]): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}

/** Leaves out what nobody said: an empty string or list is no fact. */
export function said<T>(value: T | null): T | undefined {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
