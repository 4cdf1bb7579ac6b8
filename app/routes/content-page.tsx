import { siteContext } from "#app/context.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { BlogFeed } from "#app/layout/feed-links.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/content-page";
import { loadContentPage, pageNameOf } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

/** All pages of the page builder in one route, because the client router ranks every route (app/routes.ts). */
export function loader({ context, request, url }: Route.LoaderArgs) {
  if (!CONTENT_PAGES.includes(pageNameOf(url))) notFound();
  return loadContentPage(context.get(siteContext), request, url);
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
