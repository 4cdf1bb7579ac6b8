import { tenantPages } from "#app/blocks/linked-content.server.ts";
import { siteContext } from "#app/context.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { linkedPages } from "#app/domain/tenant/linked-pages.ts";
import { BlogFeed } from "#app/layout/feed-links.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/content-page";
import { loadContentPage } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

/** All pages of the page builder, and all paths without a route of their own: the client router ranks every route (app/routes.ts). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = decodedPath(url.pathname)?.replace(/\/$/, "") ?? "";
  if (!CONTENT_PAGES.includes(path.slice(1)) && !site.once(linkedPages).includes(path)) {
    // Names that no link of the tenant has cost the operator no call.
    const pages = await tenantPages(site);
    if (!pages.includes(path)) notFound();
  }
  return loadContentPage(site, request, url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function ContentPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      {import.meta.env.SSR && matches.at(-1)?.pathname === "/blog" ? <BlogFeed /> : null}
      <Parts parts={loaderData.parts} />
    </>
  );
}
