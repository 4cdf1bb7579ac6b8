/** What React Router's `meta` exports return. */

import type { MetaDescriptor } from "react-router";
import type { SiteInfo } from "#app/layout/site-data.ts";

/** Head of an indexable page, from its loader (`pageHead`). */
export interface PageHead {
  /** As the browser shows it, with the site's name. */
  title: string;
  description: string;
  canonical: string;
  /** Link preview and JSON-LD. On the server only. */
  documentTags?: () => MetaDescriptor[];
}

/** Without a head (404, 503) the error's own screen sets the title. */
export function headTags(head: Omit<PageHead, "documentTags"> | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const { title, description, canonical, documentTags } = head as PageHead;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(documentTags?.() ?? []),
  ];
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** For screens whose content is a visitor's own or another system's. */
export function unindexedTags(title: string, matches: readonly (RootMatch | undefined)[]): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as SiteInfo | undefined;
  const { name, slogan } = root?.brand ?? { name: "National Park Tours", slogan: "Las Vegas" };
  return [
    { title: `${title} | ${name}` },
    { name: "description", content: `${title}. ${slogan}` },
    { name: "robots", content: "noindex" },
  ];
}
