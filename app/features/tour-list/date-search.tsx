/** The home page's question: a GET form to the tour list. */

import { Form } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import type { NamedLink } from "#app/domain/tenant/tenant.ts";
import { type DateLimits, DateQueryFields } from "./date-query-fields.tsx";

const NOTHING_ASKED = { dates: [], people: null };

/** @param actions other ways on, as links below */
export function DateSearch({ limits, actions }: { limits: DateLimits; actions: readonly NamedLink[] }) {
  return (
    <search className="date-search" aria-label="Find a tour by date">
      <Form method="get" action="/our-tours" className="date-search-form">
        <DateQueryFields dateQuery={NOTHING_ASKED} limits={limits} />
        <button type="submit" className="button">
          See what departs
        </button>
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
