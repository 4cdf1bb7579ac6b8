import { siteContext } from "#app/context.ts";
import { linkSlug } from "#app/domain/tour/detail.ts";
import { tourLink } from "#app/operator/tours.ts";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/tours-detail";
import { destinationPageData } from "./destination-page.server.tsx";
import { dataOrThrow } from "./page-data.server.ts";
import { tourPageData } from "./tour-page.server.tsx";
import { TourPage } from "./tour-page.tsx";

/** `/tours-detail/:detail`: with `?original_url=` the page of that tour, else the landing page of a place or tag. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const originalUrl = url.searchParams.get("original_url");
  const slug = originalUrl === null ? null : linkSlug(originalUrl, site.baseSiteUrl);
  if (originalUrl !== null && slug === null) site.doNotStore("no-match");
  if (originalUrl === null || slug === null) return destinationPageData(site, { request, url }, params.detail);
  const id = dataOrThrow(await site.content.get(tourLink, { slug }));
  return { ...(await tourPageData(site, id, { request, url })), keep: { original_url: originalUrl } };
}

export { headMeta as meta } from "./page-meta.ts";

export default function ToursDetail({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "tour" ? (
    <TourPage data={loaderData} keep={loaderData.keep} />
  ) : (
    <StaticHtml part={loaderData.page} name="destination" />
  );
}
