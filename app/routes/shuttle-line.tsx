import { siteContext } from "#app/context.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/shuttle-line";
import { loadContentPage } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

/** One shuttle line: the page builder's page `shuttle-service-{slug}` (specification 10.5). */
export function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (!isSlug(params.slug)) notFound();
  return loadContentPage(context.get(siteContext), request, url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function ShuttleLine({ loaderData }: Route.ComponentProps) {
  return <Parts parts={loaderData.parts} />;
}
