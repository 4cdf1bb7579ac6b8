import type { ComponentProps } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { FilterForm } from "./filter-form.tsx";

interface Props extends ComponentProps<typeof FilterForm> {
  /** Cards of the tours that match the filters and depart on the dates asked for; null without any. */
  grid: StaticPart | null;
  /** No tour matches the filters: the cards are of those that come closest. */
  isEmpty: boolean;
  /** Number of tours without filters. */
  total: number;
  /** Says what a group can do that most tours are too small for; null for others. */
  group: StaticPart | null;
  /** The tours that match the filters but cannot be taken on those dates, with the reason; null without any. */
  others: StaticPart | null;
  /** Address of the list without filters. */
  path: string;
}

export function TourList({ grid, isEmpty, total, group, others, path, ...form }: Props) {
  return (
    <div className="tour-list">
      <FilterForm {...form} />
      {isEmpty || grid === null ? (
        <div className="tour-list-empty">
          <p>
            <strong>{isEmpty ? "No tours match." : "No tour departs then."}</strong>{" "}
            {isEmpty ? "Remove a filter, or start over." : "Try another date, or more days."}
          </p>
          <p>
            <AppLink href={path} className="button">
              Show all {total} tours
            </AppLink>
          </p>
        </div>
      ) : null}
      {isEmpty && grid !== null ? <h2>Close to what you asked for</h2> : null}
      {grid === null ? null : <StaticHtml part={grid} name="tour-grid" />}
      {group === null ? null : <StaticHtml part={group} name="group" />}
      {others === null ? null : <StaticHtml part={others} name="other-tours" />}
    </div>
  );
}
