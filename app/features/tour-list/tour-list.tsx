import { AppLink } from "#app/components/app-link.tsx";
import type { TourFilters } from "#app/domain/tour/filters.ts";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { type FacetOptions, FilterForm } from "./filter-form.tsx";

interface Props {
  /** Cards of the tours that match the filters. */
  grid: StaticPart;
  /** Number of tours that match the filters. */
  count: number;
  /** Number of tours without filters. */
  total: number;
  facets: readonly FacetOptions[];
  filters: TourFilters;
  /** Address of the list without filters. */
  path: string;
}

export function TourList({ grid, count, total, facets, filters, path }: Props) {
  const allText = count === 1 ? "1 tour" : `${count} tours`;
  return (
    <div className="tour-list">
      <FilterForm facets={facets} filters={filters} />
      <output className="tour-count">{count === total ? allText : `${count} of ${total} tours`}</output>
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
        <StaticHtml part={grid} name="tour-grid" />
      )}
    </div>
  );
}
