import { type FormEvent, useId, useState } from "react";
import { countField } from "#app/components/form/count-field.ts";
import { Icon } from "#app/components/icon.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import type { HotelSearch } from "#app/domain/cart/hotel-link.ts";
import { type HotelPlace, hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import {
  type HotelSearchProblem,
  hotelSearchProblem,
  isWithoutDates,
  MAX_GUESTS,
} from "#app/domain/cart/hotel-search.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { readCount } from "#app/domain/tour/party.ts";
import { plural } from "#app/domain/tour/text.ts";

interface Props {
  places: readonly HotelPlace[];
  /** What the form begins with. */
  shown: HotelSearch;
  /** What is wrong with `shown`: a shared or kept address may be out of date. */
  outdated: HotelSearchProblem | null;
  /** Today at the place, `YYYY-MM-DD`; "" until the browser knows. */
  earliest: IsoDate;
  onSearch: (search: HotelSearch) => void;
}

function daysText({ shortDate }: Format, search: HotelSearch, earliest: IsoDate): string {
  if (earliest === "") return "\u00a0";
  return isWithoutDates(search) ? "No dates yet" : `${shortDate(search.checkIn)} to ${shortDate(search.checkOut)}`;
}

export function HotelForm({ places, shown, outdated, earliest, onSearch }: Props) {
  const format = useFormat();
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
    <>
      {/* Narrow screens show what is searched; the fields are one press away. */}
      <details className="hotel-search" open={outdated !== null || isWithoutDates(shown)}>
        <summary>
          {/* Keyed: a page translator replaces text nodes, which React then cannot change. */}
          <span key={hotelSearchQuery(shown)}>
            {places.find(({ slug }) => slug === shown.destination)?.title}, {plural(shown.guests, "guest")}
            <br />
            <span>{daysText(format, shown, earliest)}</span>
          </span>
          <Icon name="down" />
        </summary>
        <form className="search-form" onSubmit={onSubmit} noValidate>
          <label>
            Where
            <select {...field("destination")} defaultValue={shown.destination}>
              {places.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
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
    </>
  );
}
