import type { ComponentProps } from "react";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { FilterForm } from "./filter-form.tsx";

interface Props extends ComponentProps<typeof FilterForm> {
  /** Why the date asked for is ignored; null when it is not. */
  ignored: StaticPart | null;
  /** Why the list is not the one asked for; null when it is. */
  notice: StaticPart | null;
  /** Cards of the tours that match the filters and depart on the dates asked for, or come closest; null without any. */
  grid: StaticPart | null;
  /** Says what a group can do that most tours are too small for; null for others. */
  group: StaticPart | null;
  /** The tours that match the filters but cannot be taken on those dates, with the reason; null without any. */
  others: StaticPart | null;
}

export function TourList({ ignored, notice, grid, group, others, ...form }: Props) {
  return (
    <div className="tour-list">
      {ignored === null ? null : <StaticHtml part={ignored} name="ignored-date" />}
      <FilterForm {...form} />
      {notice === null ? null : <StaticHtml part={notice} name="notice" className="tour-list" />}
      {grid === null ? null : <StaticHtml part={grid} name="tour-grid" />}
      {group === null ? null : <StaticHtml part={group} name="group" />}
      {others === null ? null : <StaticHtml part={others} name="other-tours" />}
    </div>
  );
}
