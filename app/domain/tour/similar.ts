import { isSameName } from "#app/domain/names/names.ts";
import type { TourSummary } from "./tour.ts";

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
