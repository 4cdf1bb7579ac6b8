import { siteContext } from "#app/context.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { linkedPages } from "#app/domain/tenant/linked-pages.ts";
import { BlogFeed } from "#app/layout/feed-links.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/content-page";
import { loadContentPage, pageNameOf } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

/**
 * All pages of the page builder in one route, because the client router ranks every route (app/routes.ts). Other names than those of
 * fixed and linked pages are answered without a call to the operator.
 */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const name = pageNameOf(url);
  if (!CONTENT_PAGES.includes(name) && !site.once(linkedPages).includes(name)) notFound();
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
