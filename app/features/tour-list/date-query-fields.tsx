import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { Options } from "#app/components/form/options.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { NamedLink } from "#app/domain/tenant/tenant.ts";
import { readDateQuery, SOON } from "#app/domain/tour/date-search.ts";
import { type CountedOption, MAX_SEARCH_CHARS, type Option } from "#app/domain/tour/filters.ts";
import { MAX_CHILD_AGE, MAX_PEOPLE, type Party } from "#app/domain/tour/party.ts";

interface SelectProps extends Pick<React.ComponentProps<"select">, "form" | "onChange"> {
  name: string;
  title: React.ReactNode;
  value: string;
  children: React.ReactNode;
}

/** The address of this page, or that which it is about to have. */
export function useNextLocation() {
  const shown = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === shown.pathname ? next : shown;
}

/**
 * Keeps a field at the value of the address: links and the back button change it too. A new element would lose the focus. What
 * was chosen before hydration stays.
 *
 * @param loaded of a checkbox: whether it is ticked
 */
function useFieldValue<T extends HTMLInputElement | HTMLSelectElement>(name: string, loaded: string | boolean) {
  const box = useRef<T>(null);
  const last = useRef(loaded);
  const [had, has] = [useLocation(), useNextLocation()].map(({ search }) => new URLSearchParams(search).has(name));
  // The form would bring back, at the next choice, what a link is taking away.
  const value = had && !has ? "" : loaded;
  useEffect(() => {
    if (box.current === null || last.current === value) return;
    Object.assign(box.current, typeof loaded === "boolean" ? { checked: value === true } : { value });
    last.current = value;
  }, [value, loaded]);
  return box;
}

export function Select({ title, value, ...select }: SelectProps) {
  const box = useFieldValue<HTMLSelectElement>(select.name, value);
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
const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

interface NumbersProps extends Omit<SelectProps, "value" | "children"> {
  /** What the first option says, which chooses none of the numbers. */
  none: string;
  numbers: readonly number[];
  /** null: none. */
  value: number | null;
}

function NumberSelect({ none, numbers, value, ...select }: NumbersProps) {
  const all = value === null || numbers.includes(value) ? numbers : [...numbers, value].toSorted((a, b) => a - b);
  return (
    <Select {...select} value={String(value ?? "")}>
      <option value="">{none}</option>
      <Options of={all.map((number) => ({ value: number, title: number }))} />
    </Select>
  );
}

export function AdultsSelect({ party }: { party: Party | null }) {
  return <NumberSelect name="adults" title="Adults" none="Any" numbers={COUNTS} value={party?.adults ?? null} />;
}

/** Ages of children decide which tours take them and what they pay. */
export function ChildrenSelects({ party }: { party: Party | null }) {
  const asked = party?.children ?? 0;
  const [chosen, setChosen] = useState(asked);
  const [shownFor, setShownFor] = useState(asked);
  if (shownFor !== asked) {
    setShownFor(asked);
    setChosen(asked);
  }
  return (
    <>
      <NumberSelect
        name="children"
        title="Children"
        none="0"
        numbers={COUNTS.slice(0, MAX_PEOPLE)}
        value={asked || null}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {Array.from({ length: Math.min(chosen, MAX_PEOPLE) }, (_, index) => (
        <NumberSelect
          key={index}
          name="ages"
          title={`Age of child ${index + 1}`}
          none="?"
          numbers={AGES}
          value={party?.ages[index] ?? null}
        />
      ))}
    </>
  );
}

/** @param date "" for none */
export function DateField({ date, limits: { today, last } }: { date: IsoDate; limits: DateLimits }) {
  const box = useFieldValue<HTMLInputElement>("date", date);
  return (
    <label className="filter">
      <span>When?</span>
      <input ref={box} id={WHEN_ID} type="date" name="date" min={today} max={last} defaultValue={date} />
    </label>
  );
}

export function SearchField({ value }: { value: string }) {
  const box = useFieldValue<HTMLInputElement>("q", value);
  return (
    <label className="filter">
      <span>Search</span>
      <input ref={box} type="search" name="q" maxLength={MAX_SEARCH_CHARS} defaultValue={value} />
    </label>
  );
}

/** A filter that is yes or nothing. */
export function Check({ name, option, isChosen }: { name: string; option: CountedOption; isChosen: boolean }) {
  const box = useFieldValue<HTMLInputElement>(name, isChosen);
  return (
    <label className="filter-check">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={isChosen}
        disabled={option.count === 0 && !isChosen}
      />
      {option.title} ({option.count})
    </label>
  );
}

interface DateSearchProps {
  limits: DateLimits;
  /** Other ways on, as links below. */
  actions: readonly NamedLink[];
  /** Places to choose from, by slug. */
  places: readonly Option[];
}

/** The home page's question: a GET form to the tour list. */
export function DateSearch({ limits, actions, places }: DateSearchProps) {
  const visit = new URLSearchParams(useLocation().search);
  const { dates, party } = readDateQuery(visit, limits.today);
  return (
    <search lang={useFormat().language} className="date-search" aria-label="Find a tour by date">
      <Form method="get" action="/our-tours" className="date-search-form">
        {places.length < 2 ? null : (
          <Select name="destination" title="Where to?" value={visit.get("destination") ?? ""}>
            <option value="">Anywhere</option>
            <Options of={places} />
          </Select>
        )}
        <DateField date={dates[0] ?? ""} limits={limits} />
        {/* In the room of one field while no child is coming. */}
        <div className="party-selects">
          <AdultsSelect party={party} />
          <ChildrenSelects party={party} />
        </div>
        {dates.length > 1 ? <input type="hidden" name="days" value={dates.length} /> : null}
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
