import { siteContext } from "#app/context.ts";
import { tourId } from "#app/domain/tour/detail.ts";
import type { Route } from "./+types/tour";
import { dataOr404 } from "./page-data.server.ts";
import { pageMeta } from "./page-meta.ts";
import { tourPageData } from "./tour-page.server.ts";
import { TourPage } from "./tour-page.tsx";

/** `/tours/:id` */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const id = tourId(params.id) ?? dataOr404<number>({ status: "missing" });
  return tourPageData(context.get(siteContext), id, { request, url });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const tour = loaderData?.tour;
  return pageMeta({
    title: tour?.title ?? "Tour",
    description: tour?.summary ?? "",
    matches,
    head: loaderData?.head,
  });
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  return <TourPage data={loaderData} keep={{}} />;
}
