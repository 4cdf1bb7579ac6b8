/** The schema.org graphs of pages, and what those of tours share with them; schema-dts checks their shapes at compile time. */

import { groupBy } from "es-toolkit/array";
import type {
  BreadcrumbList,
  DayOfWeek,
  OpeningHoursSpecification,
  Question,
  Thing,
  TravelAgency,
  VideoObject,
} from "schema-dts";
import type { Page } from "#app/blocks/builder-page.server.ts";
import type { Block } from "#app/blocks/registry.server.tsx";
import type { Film } from "#app/blocks/videos.tsx";
import { WEEKDAYS } from "#app/domain/calendar/dates.ts";
import type { OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { type Crumb, contentCrumbs, HOME_CRUMB } from "#app/domain/seo/crumbs.ts";
import { tenantImage } from "#app/domain/seo/share-image.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import type { Post } from "#app/operator/blog-post.ts";

interface DescribedPage {
  name: string;
  canonical: string;
  page: Page;
  /** The text of an HTML fragment, unescaped. */
  plainText: (html: SafeHtml) => string;
}

type Of<T extends Block["type"]> = Extract<Block, { type: T }>;

function blocksOf<T extends Block["type"]>({ blocks }: Pick<Page, "blocks">, type: T): Of<T>[] {
  return blocks.filter((block): block is Of<T> => block.type === type);
}

function questions({ page, plainText }: DescribedPage): Question[] {
  const items = blocksOf(page, "faq").flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
}

/** Search engines require something to play, a date and a thumbnail. */
function video({ title, description, poster, published, embed, file, minutes, language }: Film): VideoObject | null {
  const player = embed?.player ?? null;
  if ((player === null && file === null) || poster === null || published === "") return null;
  return {
    "@type": "VideoObject",
    name: title,
    description: omitEmpty(description),
    thumbnailUrl: poster,
    uploadDate: published,
    embedUrl: player ?? undefined,
    contentUrl: file?.src,
    duration: minutes === null ? undefined : `PT${minutes}M`,
    inLanguage: language,
  };
}

export function pageNodes(origin: string, described: DescribedPage): Thing[] {
  const { name, canonical, page } = described;
  const videos = blocksOf(page, "videos").flatMap(({ items }) => items.flatMap((film) => video(film) ?? []));
  const [opening] = page.blocks;
  const heading = opening?.type === "hero" ? opening.title : page.title;
  const asked = questions(described);
  return [
    breadcrumbs(origin, contentCrumbs(new URL(canonical).pathname), { name: heading, url: canonical }),
    ...(name === "faq" && asked.length > 0
      ? [{ "@type": "FAQPage" as const, "@id": canonical, url: canonical, name: page.title, mainEntity: asked }]
      : []),
    ...videos,
  ];
}

/** A post without a date has no date properties. */
export function postNodes(publisher: Publisher, post: Post, canonical: string): Thing[] {
  return [
    breadcrumbs(publisher.origin, contentCrumbs(new URL(canonical).pathname), { name: post.title, url: canonical }),
    {
      "@type": "BlogPosting",
      "@id": canonical,
      url: canonical,
      mainEntityOfPage: canonical,
      headline: post.title,
      description: omitEmpty(post.excerpt),
      image: omitEmpty(post.image),
      datePublished: omitEmpty(post.published),
      dateModified: omitEmpty(post.updated) ?? omitEmpty(post.published),
      author: post.author === "" ? agencyReference(publisher) : { "@type": "Person", name: post.author },
      publisher: agencyReference(publisher),
      articleSection: omitEmpty(post.category),
      timeRequired: post.minutes === null ? undefined : `PT${post.minutes}M`,
      inLanguage: publisher.language,
    },
  ];
}

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

/** Entries of a list with their places in it. */
export function listItems<T extends object>(entries: readonly T[]) {
  return entries.map((entry, index) => ({ "@type": "ListItem" as const, position: index + 1, ...entry }));
}

export function breadcrumbs(
  origin: string,
  crumbs: readonly Crumb[],
  { name, url }: { name: string; url: string },
): BreadcrumbList {
  const way = [HOME_CRUMB, ...crumbs].map(({ title, href }) => ({ name: title, item: new URL(href, origin).href }));
  return { "@type": "BreadcrumbList", itemListElement: listItems([...way, { name, item: url }]) };
}

/** undefined for an empty string or list, so that JSON leaves it out. */
export function omitEmpty<T>(value: T | null): T | undefined {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

interface TourListing {
  title: string;
  canonical: string;
  tours: readonly Pick<TourOnCard, "id" | "title">[];
  /** Those the page shows after "Home". */
  crumbs: readonly Crumb[];
}

export function tourListNodes(origin: string, { title, canonical, tours, crumbs }: TourListing): Thing[] {
  return [
    breadcrumbs(origin, crumbs, { name: title, url: canonical }),
    {
      "@type": "ItemList",
      numberOfItems: tours.length,
      itemListElement: listItems(tours.map((tour) => ({ name: tour.title, url: origin + tourPagePath(tour.id) }))),
    },
  ];
}

/** One entry for days with the same hours. */
function openingHours({ week }: OpeningHours): OpeningHoursSpecification[] {
  const days = week.flatMap((hours, weekday) => (hours === null ? [] : [{ hours, name: WEEKDAYS[weekday] }]));
  const byHours = Object.values(groupBy(days, ({ hours }) => hours.join()));
  return byHours.map((same) => ({
    "@type": "OpeningHoursSpecification",
    opens: same[0]?.hours[0],
    closes: same[0]?.hours[1],
    // schema-dts names each day; `WEEKDAYS` has exactly those.
    dayOfWeek: same.map(({ name }) => `https://schema.org/${name}`) as DayOfWeek[],
  }));
}

/** The agency, described in full, and its site; other pages name the agency. */
export function homeNodes(publisher: Publisher, tenant: Tenant): Thing[] {
  const { origin, name, language } = publisher;
  const agency = agencyReference(publisher);
  const { slogan, logoUrl, header, footer } = tenant;
  return [
    {
      ...agency,
      slogan: omitEmpty(slogan),
      description: omitEmpty(footer.about),
      logo: logoUrl === null ? undefined : new URL(logoUrl, origin).href,
      image: new URL(tenantImage(tenant).src, origin).href,
      telephone: omitEmpty(header.phone),
      address: footer.address ? { "@type": "PostalAddress", streetAddress: footer.address } : undefined,
      openingHoursSpecification: header.hours === null ? undefined : openingHours(header.hours),
      sameAs: omitEmpty(header.social.map(({ url }) => url).filter((url) => URL.canParse(url))),
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: `${origin}/`,
      name,
      inLanguage: language,
      publisher: agency,
    },
  ];
}
