/** Title, description, canonical address and what else the head of a page carries (React Router `meta`). */

import type { MetaDescriptor } from "react-router";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import type { ContentPageData } from "./content-page.server.ts";
import { machineTags, type PageHead } from "./page-head.ts";

/** For screens whose content is a visitor's own or another system's. */
export const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

type BrandWords = Pick<Brand, "name" | "slogan">;

function brandOfMatches(matches: readonly (RootMatch | undefined)[]): BrandWords | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { brand: BrandWords } | undefined;
  return root?.brand ?? null;
}

interface PageMeta {
  /** null for the home page: the tenant's own document title. */
  title: string | null;
  /** "" when nobody described the page: then its title and the tenant's slogan do. */
  description: string;
  matches: readonly (RootMatch | undefined)[];
  /** From the loader (`pageHead`); pages without are not for search engines and link previews. */
  head?: PageHead | undefined;
}

export function pageMeta({ title, description, matches, head }: PageMeta): MetaDescriptor[] {
  const brand = brandOfMatches(matches);
  const site = brand?.name ?? "National Park Tours";
  const slogan = brand?.slogan ?? "Las Vegas";
  const about = description || `${title ?? site}. ${slogan}`;
  const whole = title === null ? `${site} | ${slogan}` : `${title} | ${site}`;
  const tags: MetaDescriptor[] = [{ title: whole }, { name: "description", content: about }];
  if (head !== undefined) tags.push({ tagName: "link", rel: "canonical", href: head.canonical });
  // The browser's bundle has no use for the rest.
  if (import.meta.env.SSR && head !== undefined) {
    tags.push(...machineTags(head, { site, title: title ?? whole, description: about }));
  }
  return tags;
}

/** Without data (404, 503) the error's own screen says what the page is called. */
export function contentPageMeta(loaded: ContentPageData | undefined, matches: PageMeta["matches"]): MetaDescriptor[] {
  if (loaded === undefined) return [];
  const { title, description, head } = loaded;
  return pageMeta({ title, description, matches, head });
}
