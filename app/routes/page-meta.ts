/** The routes' exports `meta` and `headers`. */

import type { HeadersArgs, MetaDescriptor } from "react-router";
import type { SiteInfo } from "#app/layout/site.server.tsx";

/** Head of an indexable page, from its loader (`documentHead`). */
export interface DocumentHead {
  /** The title, with the site's name. */
  title: string;
  description: string;
  canonical: string;
  /** Share card and JSON-LD; only in documents. */
  documentTags?: () => MetaDescriptor[];
}

/** `meta` of a page whose loader makes its head. Empty without one (404, 503): the error screen sets the title. */
export function headMeta({
  loaderData,
}: {
  loaderData?: { head: Omit<DocumentHead, "documentTags"> };
}): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { title, description, canonical, documentTags } = loaderData.head as DocumentHead;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(documentTags?.() ?? []),
  ];
}

/** `headers` of a page whose loader sets them. */
export function loaderHeaders({ loaderHeaders: headers }: HeadersArgs): Headers {
  return headers;
}

interface MetaArgs {
  loaderData?: unknown;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** `meta` of pages that are not to be indexed: the visitor's own, and those of other systems. @param ours its title, unless the loader gives one */
export function unindexedMeta(ours: string) {
  return ({ matches, loaderData }: MetaArgs): MetaDescriptor[] => {
    const title = (loaderData as { title?: string } | null | undefined)?.title || ours;
    const root = matches.find((match) => match?.id === "root")?.loaderData as SiteInfo | undefined;
    const tenant = root?.tenant;
    const description = [title, tenant?.slogan ?? ""].filter((part) => part !== "").join(". ");
    return [
      { title: tenant === undefined ? title : `${title} | ${tenant.name}` },
      { name: "description", content: description },
      { name: "robots", content: "noindex" },
    ];
  };
}
