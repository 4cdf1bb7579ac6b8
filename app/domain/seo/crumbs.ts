/** Pages between the home page and this one, for the breadcrumb and for search engines. */

import { type Places, placeNamed } from "#app/domain/tour/places.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";

export interface Crumb {
  title: string;
  href: string;
}

export const HOME_CRUMB: Crumb = { title: "Home", href: "/" };
export const TOURS_CRUMB: Crumb = { title: "Our tours", href: "/our-tours" };

const PARENTS: readonly Crumb[] = [
  { title: "Blog", href: "/blog" },
  { title: "Shuttle service", href: "/shuttle-service" },
];

/** The breadcrumbs of a page of content. */
export function contentCrumbs(path: string): Crumb[] {
  return PARENTS.filter(({ href }) => path.startsWith(`${href}/`));
}

/** @param tags of the tour */
export function tourCrumbs(places: Pick<Places, "known" | "sold" | "tags">, [tag = ""]: readonly string[]): Crumb[] {
  const place = placeNamed(places, places.tags.slugOf(tag));
  return [
    TOURS_CRUMB,
    ...(place === undefined ? [] : [{ title: shortPlace(place.title), href: destinationHref(place.slug) }]),
  ];
}

/** A page's own name at the end of its breadcrumb: of "Blog: guides and stories", "Blog", so that it fits a line on phones. */
export function hereCrumb(title: string): string {
  return /^.+?(?=: )/.exec(title)?.[0] ?? title;
}
