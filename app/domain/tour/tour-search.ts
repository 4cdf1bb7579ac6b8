/** What visitors and assistants find tours by. */

import { type Found, type Synonyms, search } from "#app/domain/search/search.ts";
import type { TourSummary } from "./tour.ts";

/** Every tour is one. */
const ALWAYS = "tour";

/** @param query as typed */
export function searchedTours(tours: readonly TourSummary[], query: string, synonyms: Synonyms): Found<TourSummary> {
  if (query === "") return { whole: [...tours], ranked: [] };
  const sought = tours.map((tour) => ({
    item: tour,
    title: [tour.title, ...tour.tags].join(" "),
    text: [ALWAYS, tour.summary, ...(tour.highlights ?? [])].join(" "),
  }));
  return search(sought, query, synonyms);
}
