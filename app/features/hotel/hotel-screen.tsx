import { type FormEvent, useCallback, useId, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { countField } from "#app/components/form/field.tsx";
import { Options } from "#app/components/form/options.tsx";
import { Icon } from "#app/components/icon.tsx";
import { LoadedResults } from "#app/components/load-problem.tsx";
import { useServerValue } from "#app/components/server-value.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, daysBetween, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import type { VisitorCart } from "#app/domain/cart/cart.ts";
import { type HotelPlace, type HotelSearch, hotelPlaces, hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import {
  askedHotelSearch,
  type Hotel,
  type HotelSearchProblem,
  hotelSearchProblem,
  isWithoutDates,
  MAX_GUESTS,
  pairedRooms,
  splitParty,
  withDefaults,
} from "#app/domain/cart/hotel-search.ts";
import { taxesText } from "#app/domain/cart/terms.ts";
import { readCount } from "#app/domain/tour/party.ts";
import type { PlaceTile, Town } from "#app/domain/tour/places.ts";
import { plural } from "#app/domain/tour/text.ts";
import { visitOf, withVisit } from "#app/domain/visit/visit.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import type { FoundHotel } from "#app/operator/rooms.ts";
import { dataThroughEdge, HOTEL_SEARCH } from "#app/operator/visitor-calls.ts";
import { HotelCard } from "./hotel-card.tsx";

interface FormProps {
  places: readonly HotelPlace[];
  /** What the form begins with. */
  shown: HotelSearch;
  /** What is wrong with `shown`: a shared or kept address may be out of date. */
  outdated: HotelSearchProblem | null;
  /** Today at the place, `YYYY-MM-DD`; "" until the browser knows. */
  earliest: IsoDate;
  onSearch: (search: HotelSearch) => void;
}

function HotelForm({ places, shown, outdated, earliest, onSearch }: FormProps) {
  const { shortDate } = useFormat();
  const days = isWithoutDates(shown) ? "No dates yet" : `${shortDate(shown.checkIn)} to ${shortDate(shown.checkOut)}`;
  const [chosenCheckIn, setCheckIn] = useState<string | null>(null);
  const [chosenCheckOut, setCheckOut] = useState<string | null>(null);
  const [submitted, setProblem] = useState<HotelSearchProblem | null>(null);
  const problem = submitted ?? outdated;
  const problemId = useId();
  const checkIn = chosenCheckIn ?? shown.checkIn;
  const checkOut = chosenCheckOut ?? shown.checkOut;

  function onCheckIn(date: string) {
    setCheckIn(date);
    if (isIsoDate(date) && !(checkOut > date)) setCheckOut(addDays(date, 1));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const guests = readCount(form.get("guests") as string) ?? 0;
    const search = { destination: form.get("destination") as string, checkIn, checkOut, guests };
    const wrong = hotelSearchProblem(search, earliest);
    setProblem(wrong);
    if (wrong === null) return onSearch(search);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  }

  /** Ties the error message to its field (WCAG 3.3.1). */
  const field = (name: keyof HotelSearch) => ({
    name,
    ...(problem?.field === name && { "aria-invalid": true, "aria-describedby": problemId }),
  });
  return (
    // Narrow screens show what is searched; the fields are one press away.
    <details className="hotel-search" open={outdated !== null || isWithoutDates(shown)}>
      <summary>
        {/* Keyed: a page translator replaces text nodes, which React then cannot change. */}
        <span key={hotelSearchQuery(shown)}>
          {places.find(({ slug }) => slug === shown.destination)?.title}, {plural(shown.guests, "guest")}
          <br />
          <span>{earliest === "" ? "\u00a0" : days}</span>
        </span>
        <Icon name="down" />
      </summary>
      <form className="search-form" onSubmit={onSubmit} noValidate>
        <label>
          Where
          <select {...field("destination")} defaultValue={shown.destination}>
            <Options of={places.map(({ slug, title }) => ({ value: slug, title }))} />
          </select>
        </label>
        <label>
          Check-in
          <input
            type="date"
            {...field("checkIn")}
            required
            min={earliest || undefined}
            value={checkIn}
            onChange={(event) => onCheckIn(event.target.value)}
          />
        </label>
        <label>
          Check-out
          <input
            type="date"
            {...field("checkOut")}
            required
            min={(isIsoDate(checkIn) ? addDays(checkIn, 1) : earliest) || undefined}
            value={checkOut}
            onChange={(event) => setCheckOut(event.target.value)}
          />
        </label>
        <label>
          Guests
          <input {...field("guests")} {...countField(1, MAX_GUESTS)} defaultValue={shown.guests} />
        </label>
        <button type="submit" className="button">
          Search hotels
        </button>
        <p id={problemId} className="form-problem" role="alert">
          {problem?.text}
        </p>
      </form>
    </details>
  );
}

interface Props {
  operator: OperatorClient;
  /** Those that the tenant sells. */
  places: readonly PlaceTile[];
  /** The town that tours leave from. */
  town: Town;
  onAdd: VisitorCart["add"];
}

function searchHotels(operator: OperatorClient, search: HotelSearch) {
  return dataThroughEdge<FoundHotel[]>(operator, { ...HOTEL_SEARCH, body: search });
}

/** Hotels for a party; two rooms each when no room takes all of them. */
async function findHotels(operator: OperatorClient, search: HotelSearch) {
  const together = await searchHotels(operator, search);
  const isFound = !together.ok || together.data.some(({ rooms }) => rooms.length > 0);
  const halves = isFound ? null : splitParty(search);
  if (halves === null) return together;
  const [larger, smaller] = await Promise.all(halves.map((half) => searchHotels(operator, half)));
  if (!larger?.ok || !smaller?.ok) return together;
  return { ok: true as const, data: pairedRooms(larger.data, smaller.data) };
}

interface Search extends Pick<Props, "operator" | "onAdd"> {
  search: HotelSearch;
  /** At the place. */
  today: IsoDate;
}

function ResultList({ hotels, search, ...rest }: Search & { hotels: readonly Hotel[] }) {
  const nights = daysBetween(search.checkIn, search.checkOut);
  const { shortDate, shortDay } = useFormat();
  const rooms = hotels.flatMap((hotel) => hotel.rooms);
  const halves = rooms.some(({ second }) => second !== undefined) ? splitParty(search) : null;
  const [taxes = "", ...otherTaxes] = new Set(rooms.map(({ terms }) => taxesText(terms)));
  const areTaxesAlike = otherTaxes.length === 0;
  return (
    <>
      {hotels.length === 0 ? (
        <div className="nothing-here" aria-live="polite">
          <h2>No hotel found</h2>
          <p>Try other dates, or fewer guests.</p>
        </div>
      ) : (
        <output className="results-count">
          <strong>
            {plural(hotels.length, "hotel")} for {plural(nights, "night")}
          </strong>
          <span className="results-days">
            {" "}
            from {shortDate(search.checkIn)} to {shortDate(search.checkOut)}
          </span>
          .
          {halves !== null &&
            ` No room takes ${search.guests} guests, so these are two rooms, for ${halves.map(({ guests }) => guests).join(" and ")}.`}
          {areTaxesAlike && taxes && ` ${taxes}.`}
        </output>
      )}
      <ul role="list" className="result-list">
        {hotels.map((hotel) => (
          <HotelCard
            key={hotel.id}
            hotel={hotel}
            nights={nights}
            days={`${shortDay(search.checkIn)} to ${shortDay(search.checkOut)}`}
            saysTaxes={!areTaxesAlike}
            {...rest}
          />
        ))}
      </ul>
    </>
  );
}

function Results({ search, ...rest }: Search) {
  const { operator } = rest;
  const load = useCallback(() => findHotels(operator, search), [operator, search]);
  return (
    <LoadedResults what="Hotels" load={load}>
      {(hotels) => <ResultList {...rest} hotels={hotels} search={search} />}
    </LoadedResults>
  );
}

/**
 * Search → rooms → availability check → cart (specification 10.11). The search is in the address; place and guests have
 * defaults, dates are chosen by the visitor.
 */
export function HotelScreen({ operator, town, places: sold, onAdd }: Props) {
  const places = useMemo(() => hotelPlaces(town, sold), [town, sold]);
  const { timeZone } = useTenant();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // In the browser only: the server's page is cached, and the same for every query.
  const today = useServerValue(
    () => placeTime(Date.now(), timeZone).date,
    () => "",
  );
  const query = today === "" ? "" : params.toString();
  const shown = useMemo(
    () => withDefaults(askedHotelSearch(new URLSearchParams(query), places), places),
    [query, places],
  );
  const shownQuery = hotelSearchQuery(shown);
  const isOpen = isWithoutDates(shown);
  const outdated = today === "" || isOpen ? null : hotelSearchProblem(shown, today);
  /** Query the form shows, and its key: a new form for every address but the one it wrote itself, to keep the focus. */
  const [form, setForm] = useState({ key: 0, query });
  const [attempt, setAttempt] = useState(0);
  const [written, setWritten] = useState<string | null>(null);
  if (form.query !== query) setForm({ key: query === written ? form.key : form.key + 1, query });

  function search(wanted: HotelSearch) {
    const next = hotelSearchQuery(wanted);
    if (next === shownQuery) return setAttempt(attempt + 1);
    const to = withVisit(`${pathname}?${next}`, visitOf(params));
    setWritten(to.slice(pathname.length + 1));
    void navigate(to, { preventScrollReset: true });
  }

  return (
    <>
      <HotelForm key={form.key} places={places} shown={shown} outdated={outdated} earliest={today} onSearch={search} />
      <div className="search-results">
        {today && isOpen && <p className="lead">Choose your dates to see rooms and total prices.</p>}
        {today && !isOpen && outdated === null && (
          <Results key={`${shownQuery} ${attempt}`} operator={operator} onAdd={onAdd} search={shown} today={today} />
        )}
      </div>
    </>
  );
}
