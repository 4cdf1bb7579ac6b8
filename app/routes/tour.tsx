import { siteContext } from "#app/context.ts";
import { tourId } from "#app/domain/tour/detail.ts";
import type { Route } from "./+types/tour";
import { notFound } from "./page-data.server.ts";
import { tourPageData } from "./tour-page.server.tsx";
import { TourPage } from "./tour-page.tsx";

/** `/tours/:id` */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const id = tourId(params.id) ?? notFound();
  return tourPageData(context.get(siteContext), id, { request, url });
}

export { headMeta as meta } from "./page-meta.ts";

export default function Tour({ loaderData }: Route.ComponentProps) {
  return <TourPage data={loaderData} keep={{}} />;
}
