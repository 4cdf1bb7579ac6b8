import { useState } from "react";
import type { LoadFailure } from "#app/components/load-failure.ts";
import { LoadProblem } from "#app/components/load-problem.tsx";
import { daysBetween } from "#app/domain/calendar/dates.ts";
import type { Cart } from "#app/domain/cart/cart.ts";
import type { Hotel, HotelSearch } from "#app/domain/cart/hotel.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { searchHotels } from "#app/operator/hotel.ts";
import { HotelCard } from "./hotel-card.tsx";
import { HotelForm } from "./hotel-form.tsx";

interface Props {
  operator: OperatorClient;
  adminBaseUrl: string;
  /** Slugs of the destinations the tenant sells. */
  places: readonly string[];
  /** Called with the cart after a room was added. */
  onCart: (cart: Cart) => void;
}

type Results =
  | { status: "none" }
  | { status: "searching" }
  | { status: "failed"; search: HotelSearch; failure: LoadFailure }
  | { status: "found"; search: HotelSearch; hotels: Hotel[] };

function ResultList({ results, ...rest }: Props & { results: Extract<Results, { status: "found" }> }) {
  const { hotels, search } = results;
  const nights = daysBetween(search.checkIn, search.checkOut);
  if (hotels.length === 0) {
    return (
      <div className="nothing-here" aria-live="polite">
        <h2>No hotel found</h2>
        <p>We have no hotel there for these dates and guests. Try other dates, or fewer guests to a room.</p>
      </div>
    );
  }
  return (
    <>
      <p className="results-count" aria-live="polite">
        {hotels.length} {hotels.length === 1 ? "hotel" : "hotels"} for {nights} {nights === 1 ? "night" : "nights"}
      </p>
      <ul role="list" className="hotel-list">
        {hotels.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} nights={nights} {...rest} />
        ))}
      </ul>
    </>
  );
}

/** Search → rooms → availability check → cart (specification 10.11). */
export function HotelScreen(props: Props) {
  const [results, setResults] = useState<Results>({ status: "none" });

  async function search(wanted: HotelSearch) {
    setResults({ status: "searching" });
    const outcome = await searchHotels(props.operator, wanted, props.adminBaseUrl);
    setResults(
      outcome.ok
        ? { status: "found", search: wanted, hotels: outcome.data }
        : { status: "failed", search: wanted, failure: outcome.failure },
    );
  }

  return (
    <>
      <HotelForm
        places={props.places}
        isSearching={results.status === "searching"}
        onSearch={(wanted) => void search(wanted)}
      />
      <div className="search-results">
        {results.status === "searching" ? (
          <div aria-busy="true" aria-live="polite">
            <span className="visually-hidden">Searching for hotels…</span>
            <div className="skeleton hotel-skeleton" />
            <div className="skeleton hotel-skeleton" />
          </div>
        ) : null}
        {results.status === "failed" ? (
          <LoadProblem what="Hotels" failure={results.failure} onRetry={() => void search(results.search)} />
        ) : null}
        {results.status === "found" ? <ResultList {...props} results={results} /> : null}
      </div>
    </>
  );
}
