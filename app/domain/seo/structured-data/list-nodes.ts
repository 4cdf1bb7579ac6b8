import type { Thing } from "schema-dts";
import { type Crumb } from "#app/domain/seo/crumbs.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { breadcrumbs, itemList } from "./graph.ts";

interface TourListing {
  title: string;
  canonical: string;
  tours: readonly Pick<TourOnCard, "id" | "title">[];
  /** Those the page shows after "Home". */
  crumbs: readonly Crumb[];
}

export function tourListNodes(origin: string, { title, canonical, tours, crumbs }: TourListing): Thing[] {
  return [
    breadcrumbs(origin, crumbs, { name: title, url: canonical }),
    itemList(tours.map((tour) => ({ name: tour.title, url: origin + tourPagePath(tour.id) }))),
  ];
}
