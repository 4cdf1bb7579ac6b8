import type { ComponentProps } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { FilterForm } from "./filter-form.tsx";

interface Props extends ComponentProps<typeof FilterForm> {
  /** Cards of the tours that match the filters and depart on the dates asked for. */
  grid: StaticPart;
  /** Number of cards. */
  count: number;
  /** Number of tours without filters. */
  total: number;
  /** Says what a group can do that most tours are too small for; null for others. */
  group: StaticPart | null;
  /** The tours that match the filters but cannot be taken on those dates, with the reason; null without any. */
  others: StaticPart | null;
  /** Address of the list without filters. */
  path: string;
}

export function TourList({ grid, count, total, group, others, path, ...form }: Props) {
  return (
    <div className="tour-list">
      <FilterForm {...form} />
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
      {group === null ? null : <StaticHtml part={group} name="group" />}
      {others === null ? null : <StaticHtml part={others} name="other-tours" />}
    </div>
  );
}
