/** What visitors find tours by. */

import { isSameName } from "#app/domain/names/names.ts";
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

type Known = Pick<TourSummary, "id" | "tags" | "categories" | "overnight">;

function similarity(tour: Known, other: Known): number {
  const [place = ""] = tour.tags;
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((item) => b.includes(item)).length;
  const samePlace = place !== "" && isSameName(other.tags[0] ?? "", place);
  // A night away comes before the place.
  return (
    (tour.overnight && other.overnight ? 20 : 0) +
    (samePlace ? 10 : 0) +
    shared(tour.tags, other.tags) * 2 +
    shared(tour.categories, other.categories)
  );
}

export function similarTo(tour: Known, tours: readonly TourSummary[], count: number): TourSummary[] {
  return tours
    .filter(({ id }) => id !== tour.id)
    .map((other) => ({ other, score: similarity(tour, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
