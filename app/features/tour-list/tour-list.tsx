import { memo } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import type { TourFilters } from "#app/domain/tour/filters.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { type FacetOptions, FilterForm } from "./filter-form.tsx";

interface Props {
  /** Left out where the document has them. */
  tours: readonly TourOnCard[] | undefined;
  /** How many of them fit the filters. */
  count: number;
  /** How many there are without filters. */
  total: number;
  facets: readonly FacetOptions[];
  filters: TourFilters;
  /** Address of the list without any filter. */
  path: string;
}

/** A list of tours with its filters and its count. */
export const TourList = memo(function TourList({ tours, count, total, facets, filters, path }: Props) {
  const said = count === 1 ? "1 tour" : `${count} tours`;
  return (
    <div className="tour-list">
      <FilterForm facets={facets} filters={filters} />
      <output className="tour-count">{count === total ? said : `${count} of ${total} tours`}</output>
      {count === 0 ? (
        <div className="tour-list-empty">
          <p>
            <strong>No tour fits all of that.</strong> Take a filter away, or start again.
          </p>
          <p>
            <AppLink href={path} className="button">
              Show all {total} tours
            </AppLink>
          </p>
        </div>
      ) : (
        <TourGrid tours={tours} level={3} />
      )}
    </div>
  );
});
