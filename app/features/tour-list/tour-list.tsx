import { AppLink } from "#app/components/app-link.tsx";
import type { Wish } from "#app/domain/tour/date-search.ts";
import type { TourFilters } from "#app/domain/tour/filters.ts";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { type FacetOptions, FilterForm } from "./filter-form.tsx";
import type { DateLimits } from "./wish-fields.tsx";

interface Props {
  /** Cards of the tours that match the filters and depart on the dates asked for. */
  grid: StaticPart;
  /** Number of cards. */
  count: number;
  /** Number of tours without filters. */
  total: number;
  /** Which tours the cards are. */
  heading: string;
  /** The tours that match the filters but cannot be taken on those dates, with the reason; null without any. */
  others: StaticPart | null;
  facets: readonly FacetOptions[];
  filters: TourFilters;
  wish: Wish;
  limits: DateLimits;
  /** Address of the list without filters. */
  path: string;
}

export function TourList({ grid, count, total, heading, others, path, ...form }: Props) {
  return (
    <div className="tour-list">
      <FilterForm {...form} />
      <output className="tour-count">{heading}</output>
      {count > 0 ? (
        <StaticHtml part={grid} name="tour-grid" />
      ) : (
        <div className="tour-list-empty">
          <p>
            <strong>{others === null ? "No tours match." : "No tour departs then."}</strong>{" "}
            {others === null ? "Remove a filter, or start over." : "Try another date, or more days."}
          </p>
          <p>
            <AppLink href={path} className="button">
              Show all {total} tours
            </AppLink>
          </p>
        </div>
      )}
      {others === null ? null : (
        <section className="other-tours" aria-labelledby="other-tours">
          <h3 id="other-tours">{form.wish.dates.length > 1 ? "Not on those days" : "Not on that day"}</h3>
          <StaticHtml part={others} name="other-tours" as="ul" />
        </section>
      )}
    </div>
  );
}
