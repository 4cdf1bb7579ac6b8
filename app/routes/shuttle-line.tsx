import { data } from "react-router";
import { Parts } from "#app/blocks/parts.tsx";
import { siteContext } from "#app/context.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import type { Route } from "./+types/shuttle-line";
import { loadContentPage } from "./content-page.server.ts";
import { contentPageMeta } from "./page-meta.ts";

/** One shuttle line: the page `shuttle-service-{slug}` (specification 10.5). */
export function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (!isSlug(params.slug)) throw data(null, { status: 404 });
  return loadContentPage(
    context.get(siteContext),
    { request, url },
    { crumbs: [{ title: "Shuttle service", href: "/shuttle-service" }] },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentPageMeta(loaderData, matches);
}

export default function ShuttleLine({ loaderData }: Route.ComponentProps) {
  return <Parts parts={loaderData.parts} />;
}
