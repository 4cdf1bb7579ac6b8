/** What visitors find tours by. */

import { type Found, type Synonyms, search } from "#app/domain/search/search.ts";
import { ageText, durationText, wheelchairText } from "./text.ts";
import type { TourSummary } from "./tour.ts";

/** The words of a tour: its texts, and its facts as cards say them. Every tour is a tour. */
function wordsOf(tour: TourSummary): string {
  const { summary, highlights, languages, wheelchair, hotelPickup } = tour;
  const access = wheelchair === null || wheelchair === "no" ? "" : wheelchairText(wheelchair);
  const facts = [ageText(tour), durationText(tour), access, hotelPickup === true ? "Hotel pick-up" : ""];
  return ["tour", summary, ...(highlights ?? []), ...(languages ?? []), ...facts].join(" ");
}

/** @param query as typed; "" finds all */
export function searchedTours(tours: readonly TourSummary[], query: string, synonyms: Synonyms): Found<TourSummary> {
  if (query === "") return { whole: [...tours], ranked: [] };
  const sought = tours.map((tour) => ({
    item: tour,
    title: [tour.title, ...tour.tags].join(" "),
    text: wordsOf(tour),
  }));
  return search(sought, query, synonyms);
}
