import { Parts } from "#app/blocks/parts.tsx";
import { siteContext } from "#app/context.ts";
import { BlogFeed } from "#app/layout/blog-feed.tsx";
import type { Route } from "./+types/content-page";
import { contentPageMeta, loadContentPage } from "./content-page-data.ts";

/** Every page that is what the page builder composed, and nothing more (`app/routes.ts` lists their addresses). */
export function loader({ context, request, url }: Route.LoaderArgs) {
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
