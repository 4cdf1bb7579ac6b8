import { data } from "react-router";
import { Parts } from "#app/blocks/parts.tsx";
import { siteContext } from "#app/context.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { BlogFeed } from "#app/layout/blog-feed.tsx";
import type { Route } from "./+types/content-page";
import { loadContentPage, pageNameOf } from "./content-page.server.ts";
import { contentPageMeta } from "./page-meta.ts";

/** Every page that is what the page builder composed, and nothing more: one route for all of them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  if (!CONTENT_PAGES.includes(pageNameOf(url))) throw data(null, { status: 404 });
  return loadContentPage(context.get(siteContext), { request, url });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentPageMeta(loaderData, matches);
}

export default function ContentPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      {import.meta.env.SSR && matches.at(-1)?.pathname === "/blog" ? <BlogFeed /> : null}
      <Parts parts={loaderData.parts} />
    </>
  );
}
