/** The way from the home page to a page, as the breadcrumb shows it and search engines are told it. */

import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { destinationHref, slugify } from "#app/domain/tour/tour.ts";

export interface Crumb {
  title: string;
  href: string;
}

export const HOME_CRUMB: Crumb = { title: "Home", href: "/" };
export const TOURS_CRUMB: Crumb = { title: "Our tours", href: "/our-tours" };

/** All tours, then the fixed destination the tour's first tag names, if it does. */
export function tourCrumbs(tags: readonly string[]): Crumb[] {
  const place = DESTINATIONS.find(({ slug }) => slug === slugify(tags[0] ?? ""));
  return [TOURS_CRUMB, ...(place === undefined ? [] : [{ title: place.title, href: destinationHref(place.slug) }])];
}
