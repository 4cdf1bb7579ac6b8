/** The home page's question: a GET form to the tour list. */

import { Form } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { addDays, type IsoDate, weekdayOf } from "#app/domain/calendar/dates.ts";
import type { NamedLink } from "#app/domain/tenant/tenant.ts";
import { NOTHING_ASKED } from "#app/domain/tour/date-search.ts";
import type { Option } from "#app/domain/tour/filters.ts";
import { type DateLimits, DateQueryFields, Select } from "./date-query-fields.tsx";

interface Props {
  limits: DateLimits;
  /** Other ways on, as links below. */
  actions: readonly NamedLink[];
  /** Places to choose from, by slug. */
  places: readonly Option[];
}

/** Ready answers to "When?", as addresses of the list. */
function soonLinks(today: IsoDate): { title: string; query: string }[] {
  const weekday = weekdayOf(today);
  // On a Sunday, only that day is left of the weekend.
  const weekend = weekday === 0 ? `date=${today}` : `date=${addDays(today, 6 - weekday)}&days=2`;
  return [
    { title: "Today", query: `date=${today}` },
    { title: "Tomorrow", query: `date=${addDays(today, 1)}` },
    { title: "This weekend", query: weekend },
  ];
}

export function DateSearch({ limits, actions, places }: Props) {
  return (
    <search className="date-search" aria-label="Find a tour by date">
      <Form method="get" action="/our-tours" className="date-search-form">
        {places.length < 2 ? null : (
          <Select name="destination" title="Where to?" value="">
            <option value="">Anywhere</option>
            {places.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <DateQueryFields dateQuery={NOTHING_ASKED} limits={limits} />
        <button type="submit" className="button">
          See departures
        </button>
        <ul role="list" className="kinds">
          {soonLinks(limits.today).map(({ title, query }) => (
            <li key={title}>
              <AppLink href={`/our-tours?${query}`} rel="nofollow">
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </Form>
      {actions.length === 0 ? null : (
        <p className="date-search-links">
          {actions.map(({ title, url }) => (
            <AppLink key={url} href={url}>
              {title}
            </AppLink>
          ))}
        </p>
      )}
    </search>
  );
}
