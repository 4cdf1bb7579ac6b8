/** The footer's lists of links: the tenant's own, else those that every site has (specification 2). */

import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";

export interface NamedLink {
  title: string;
  url: string;
}

const LISTS = ["quickLinks", "informationLinks", "legalLinks"] as const;

type Links = Record<(typeof LISTS)[number], NamedLink[]>;

export const DEFAULT_LINKS: Links = {
  quickLinks: [
    { title: "Our tours", url: "/our-tours" },
    { title: "Shuttle service", url: "/shuttle-service" },
    { title: "Photo gallery", url: "/photo-gallery" },
    { title: "Blog", url: "/blog" },
  ],
  informationLinks: [
    { title: "FAQ", url: "/faq" },
    { title: "About us", url: "/about-us" },
    { title: "Contact us", url: "/contact-us" },
  ],
  legalLinks: [
    { title: "Privacy policy", url: "/privacy-policy" },
    { title: "Terms and conditions", url: "/terms-conditions" },
    { title: "Licenses", url: "/licenses" },
  ],
};

const pageOf = ({ url }: NamedLink) => url.slice(1);

/** Pages of the page builder to which the footer links although the tenant's config does not name them. */
export function pagesLinkedByDefault(footer: Links): string[] {
  const links = LISTS.flatMap((list) => (footer[list].length > 0 ? [] : DEFAULT_LINKS[list]));
  return links.map(pageOf).filter((name) => CONTENT_PAGES.includes(name));
}

/** @param missing names of pages that the tenant does not have, to which no default link leads */
export function withDefaultLinks<T extends Links>(footer: T, missing: readonly string[]): T {
  const lists = LISTS.filter((list) => footer[list].length === 0).map(
    (list) => [list, DEFAULT_LINKS[list].filter((link) => !missing.includes(pageOf(link)))] as const,
  );
  return { ...footer, ...Object.fromEntries(lists) };
}
