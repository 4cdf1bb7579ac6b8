import { type FormEvent, useId, useState } from "react";
import { addDays, isIsoDate } from "#app/domain/calendar/dates.ts";
import {
  type HotelPlace,
  type HotelSearch,
  type HotelSearchProblem,
  hotelSearchProblem,
  isWholeSearch,
  LAS_VEGAS,
  MAX_GUESTS,
} from "#app/domain/cart/hotel.ts";

interface Props {
  places: readonly HotelPlace[];
  /** What the form begins with; empty parts have defaults. */
  asked: HotelSearch;
  /** Today in Las Vegas, `YYYY-MM-DD`; "" until the browser knows. */
  earliest: string;
  onSearch: (search: HotelSearch) => void;
}

export function HotelForm({ places, asked, earliest, onSearch }: Props) {
  const [chosenCheckIn, setCheckIn] = useState<string | null>(asked.checkIn || null);
  const [chosenCheckOut, setCheckOut] = useState<string | null>(asked.checkOut || null);
  const [submitted, setProblem] = useState<HotelSearchProblem | null>(null);
  // A shared or kept address may be out of date.
  const problem = submitted ?? (earliest !== "" && isWholeSearch(asked) ? hotelSearchProblem(asked, earliest) : null);
  const problemId = useId();
  const checkIn = chosenCheckIn ?? (earliest === "" ? "" : addDays(earliest, 14));
  const checkOut = chosenCheckOut ?? (isIsoDate(checkIn) ? addDays(checkIn, 2) : "");

  function onCheckIn(date: string) {
    setCheckIn(date);
    if (isIsoDate(date) && !(checkOut > date)) setCheckOut(addDays(date, 1));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const search = { destination: text("destination"), checkIn, checkOut, guests: Number(text("guests")) };
    const wrong = hotelSearchProblem(search, earliest);
    setProblem(wrong);
    if (wrong === null) return onSearch(search);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  }

  /** Ties the error message to its field (WCAG 3.3.1). */
  const field = (name: keyof HotelSearch) => ({
    name,
    ...(problem?.field === name ? { "aria-invalid": true, "aria-describedby": problemId } : {}),
  });
  return (
    <form className="search-form hotel-form" onSubmit={onSubmit} noValidate>
      <label>
        Where
        <select {...field("destination")} defaultValue={asked.destination || LAS_VEGAS}>
          {places.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Guests
        <input
          type="number"
          {...field("guests")}
          inputMode="numeric"
          min={1}
          max={MAX_GUESTS}
          defaultValue={asked.guests || 2}
          required
        />
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
      <button type="submit" className="button">
        Search hotels
      </button>
      <p id={problemId} className="form-problem" role="alert">
        {problem?.text}
      </p>
      <noscript>
        <p>Searching for rooms needs JavaScript. Call us and we’ll search for you.</p>
      </noscript>
    </form>
  );
}
