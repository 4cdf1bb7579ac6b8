/** The home page's question: a GET form to the tour list. */

import { Form } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { StayInput, useVisit } from "#app/components/visit.tsx";
import type { NamedLink } from "#app/domain/tenant/tenant.ts";
import { readDateQuery, SOON } from "#app/domain/tour/date-search.ts";
import type { Option } from "#app/domain/tour/filters.ts";
import { DateField, type DateLimits, PartySelects, Select } from "./date-query-fields.tsx";

interface Props {
  limits: DateLimits;
  /** Other ways on, as links below. */
  actions: readonly NamedLink[];
  /** Places to choose from, by slug. */
  places: readonly Option[];
}

export function DateSearch({ limits, actions, places }: Props) {
  const visit = useVisit();
  const { dates, party } = readDateQuery(visit, limits.today);
  return (
    <search lang={useFormat().language} className="date-search" aria-label="Find a tour by date">
      <Form method="get" action="/our-tours" className="date-search-form">
        {places.length < 2 ? null : (
          <Select name="destination" title="Where to?" value={visit.get("destination") ?? ""}>
            <option value="">Anywhere</option>
            {places.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <DateField date={dates[0] ?? ""} limits={limits} />
        <PartySelects party={party} />
        <StayInput />
        <button type="submit" className="button">
          See departures
        </button>
        <ul role="list" className="kinds">
          {SOON.map(({ value, title }) => (
            <li key={value}>
              <button type="submit" name="when" value={value}>
                {title}
              </button>
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
