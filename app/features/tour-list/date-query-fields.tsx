import { useEffect, useRef } from "react";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { DateQuery } from "#app/domain/tour/date-search.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";

interface SelectProps extends Pick<React.ComponentProps<"select">, "form" | "onChange"> {
  name: string;
  title: React.ReactNode;
  value: string;
  children: React.ReactNode;
}

/**
 * Keeps a field at the value of the address: links and the back button change it too. A new element would lose the focus. What
 * was chosen before hydration stays.
 *
 * @param value of a checkbox: whether it is ticked
 */
export function useFieldValue<T extends HTMLInputElement | HTMLSelectElement>(value: string | boolean) {
  const box = useRef<T>(null);
  const last = useRef(value);
  useEffect(() => {
    if (box.current === null || last.current === value) return;
    Object.assign(box.current, typeof value === "boolean" ? { checked: value } : { value });
    last.current = value;
  }, [value]);
  return box;
}

export function Select({ title, value, ...select }: SelectProps) {
  const box = useFieldValue<HTMLSelectElement>(value);
  return (
    <label className="filter">
      <span>{title}</span>
      <select ref={box} defaultValue={value} {...select} />
    </label>
  );
}

/** Links lead to the field. */
export const WHEN_ID = "when";

/** Dates that can be booked. */
export interface DateLimits {
  today: IsoDate;
  last: IsoDate;
}

/** Larger groups ask for a price. */
const COUNTS = [...Array.from({ length: MAX_PEOPLE }, (_, index) => index + 1), 25, 30, 40, 50];

/** The two questions a visitor comes with. */
export function DateQueryFields({ dateQuery, limits: { today, last } }: { dateQuery: DateQuery; limits: DateLimits }) {
  const date = dateQuery.dates[0] ?? "";
  const people = dateQuery.people ?? 1;
  const counts = COUNTS.includes(people) ? COUNTS : [...COUNTS, people].toSorted((one, other) => one - other);
  const box = useFieldValue<HTMLInputElement>(date);
  return (
    <>
      <label className="filter">
        <span>When?</span>
        <input ref={box} id={WHEN_ID} type="date" name="date" min={today} max={last} defaultValue={date} />
      </label>
      <Select
        name="people"
        title={
          <>
            How many<span className="filter-wide"> people</span>?
          </>
        }
        value={String(dateQuery.people ?? "")}
      >
        <option value="">Any</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </>
  );
}
