/** Shared parts of the schema.org graphs; schema-dts checks their shapes at compile time. */

import type { BreadcrumbList, ItemList, TravelAgency } from "schema-dts";
import { type Crumb, HOME_CRUMB } from "#app/domain/seo/crumbs.ts";

/** The tenant. */
export interface Publisher {
  origin: string;
  name: string;
  /** BCP 47. */
  language: string;
}

export function agencyId({ origin }: Pick<Publisher, "origin">): string {
  return `${origin}/#agency`;
}

/** Short, because the agency is described in full on the home page only. */
export function agencyReference(publisher: Publisher): Exclude<TravelAgency, string> {
  const { origin, name } = publisher;
  return { "@type": "TravelAgency", "@id": agencyId(publisher), name, url: `${origin}/` };
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

export function breadcrumbs(origin: string, crumbs: readonly Crumb[], page: Listed): BreadcrumbList {
  const way = [HOME_CRUMB, ...crumbs].map(({ title, href }) => ({ name: title, url: new URL(href, origin).href }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...way, page].map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** undefined for an empty string or list, so that JSON leaves it out. */
export function omitEmpty<T>(value: T | null): T | undefined {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
