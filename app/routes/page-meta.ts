/** Title, description and canonical address of a page, with the tenant's name (React Router `meta`). */

import type { MetaDescriptor } from "react-router";
import type { Brand } from "#app/domain/tenant.ts";

/** For screens whose content is a visitor's own or another system's. */
export const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

function brandOfMatches(matches: readonly (RootMatch | undefined)[]): Brand | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { brand: Brand } | undefined;
  return root?.brand ?? null;
}

/** The one address of a page: both forms are served, the one without trailing slash is the page's own. */
export function canonicalUrl(url: URL): string {
  return url.origin + (url.pathname.replace(/\/$/, "") || "/");
}

interface PageMeta {
  /** null for the home page: the tenant's own document title. */
  title: string | null;
  description: string;
  matches: readonly (RootMatch | undefined)[];
  /** Absolute, from the loader (`canonicalUrl`). */
  canonical?: string | undefined;
}

export function pageMeta({ title, description, matches, canonical }: PageMeta): MetaDescriptor[] {
  const brand = brandOfMatches(matches);
  const name = brand?.name ?? "National Park Tours";
  return [
    { title: title === null ? `${name} | ${brand?.slogan ?? "Las Vegas"}` : `${title} | ${name}` },
    ...(description === "" ? [] : [{ name: "description", content: description }]),
    ...(canonical === undefined ? [] : [{ tagName: "link", rel: "canonical", href: canonical }]),
  ];
}
