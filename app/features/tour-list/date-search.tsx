/** The home page's question: a GET form to the tour list. */

import { Form } from "react-router";
import { type DateLimits, WishFields } from "./wish-fields.tsx";

const NOTHING_ASKED = { dates: [], people: null };

export function DateSearch({ limits }: { limits: DateLimits }) {
  return (
    <search className="date-search" aria-label="Find a tour by date">
      <Form method="get" action="/our-tours" className="date-search-form">
        <WishFields wish={NOTHING_ASKED} limits={limits} />
        <button type="submit" className="button">
          See what departs
        </button>
      </Form>
    </search>
  );
}
