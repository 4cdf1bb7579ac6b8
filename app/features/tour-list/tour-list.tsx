/** A tour list below its date, people and filters: a GET form, submitted on every change where there is JavaScript. */

import { type FormEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import { onDocumentClick } from "#app/components/document-clicks.ts";
import { Options } from "#app/components/form/options.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { type DateQuery, datesText, MAX_DAYS } from "#app/domain/tour/date-search.ts";
import { type CountedOption, type Facet, isCheckbox, SORTS, type TourFilters } from "#app/domain/tour/filters.ts";
import { partyText } from "#app/domain/tour/party.ts";
import { ALL_FILTERS, PARTY_PARAMETERS } from "#app/domain/visit/visit.ts";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import {
  AdultsSelect,
  Check,
  ChildrenSelects,
  DateField,
  type DateLimits,
  SearchField,
  Select,
  useNextLocation,
} from "./date-query-fields.tsx";

const NAMES: Record<Facet, { title: string; all: string }> = {
  category: { title: "Kind of tour", all: "Any kind" },
  destination: { title: "Destination", all: "Anywhere" },
  duration: { title: "Duration", all: "Any length" },
  price: { title: "Price per adult", all: "Any price" },
  age: { title: "Youngest guest", all: "Any age" },
  language: { title: "Guide speaks", all: "Any language" },
  wheelchair: { title: "Wheelchair access", all: "" },
  pickup: { title: "Hotel pick-up", all: "" },
  returns: { title: "Back in the evening", all: "" },
};

const MORE_DAYS = Array.from({ length: MAX_DAYS - 1 }, (_, index) => index + 2);

interface Chosen {
  facets: readonly { facet: Facet; options: CountedOption[] }[];
  filters: TourFilters;
  dateQuery: DateQuery;
}

interface Props extends Chosen {
  /** Why the date asked for is ignored; null when it is not. */
  ignored: StaticPart | null;
  limits: DateLimits;
  /** Which tours the list has. */
  heading: string;
  /** Tours, and why others are not among them. */
  tours: StaticPart;
}

function chosenOf(
  format: Format,
  { facets, filters, dateQuery }: Chosen,
): { title: string; names: readonly string[] }[] {
  const [first] = dateQuery.dates;
  const last = dateQuery.dates.at(-1);
  const dates = first === last ? dateQuery.dates : [first, last].filter((date) => date !== undefined);
  const date =
    first === undefined ? [] : [{ title: datesText(format, dates).replace("; ", " to "), names: ["date", "days"] }];
  const { party } = dateQuery;
  const people = party === null ? [] : [{ title: partyText(party), names: PARTY_PARAMETERS }];
  return [
    ...date,
    ...people,
    ...(filters.q === "" ? [] : [{ title: `“${filters.q}”`, names: ["q"] }]),
    ...facets.flatMap(({ facet, options }) => {
      const option = options.find(({ value }) => value === filters[facet]);
      return option === undefined ? [] : [{ title: option.title, names: [facet] }];
    }),
  ];
}

function Chosen(props: Chosen) {
  const { pathname, search } = useNextLocation();
  const chosen = chosenOf(useFormat(), props);
  if (chosen.length === 0) return null;
  const without = (names: readonly string[]) => {
    const query = new URLSearchParams(search);
    for (const name of names) query.delete(name);
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  return (
    <ul role="list" className="chosen-filters">
      {chosen.map(({ title, names }) => (
        <li key={title}>
          <a href={without(names)} data-without={names.join(" ")} data-stay="" className="chosen-filter">
            <span className="visually-hidden">Remove filter: </span>
            {title}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={pathname} data-without={ALL_FILTERS} data-stay="" className="chosen-clear">
          Clear all
        </a>
      </li>
    </ul>
  );
}

function inOrder(init: string | string[][]): string {
  const query = new URLSearchParams(init);
  query.sort();
  return query.toString();
}

const FORM_ID = "filter-form";

/** The focus must not stay in what is no longer shown. */
function close(details: HTMLDetailsElement): void {
  details.open = false;
  details.querySelector("summary")?.focus({ preventScroll: true });
}

/** Scrolls the form up to the header where the open filters do not fit below it. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const bottom = currentTarget.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  if (currentTarget.open && bottom > window.innerHeight) currentTarget.closest("search")?.scrollIntoView();
}

function FilterForm({ limits, heading, ...chosen }: Omit<Props, "ignored" | "tours">) {
  const { facets, filters, dateQuery } = chosen;
  const { pathname, search } = useNextLocation();
  const form = useRef<HTMLFormElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const count = (["q", ...facets.map(({ facet }) => facet)] as const).filter((name) => filters[name] !== "").length;
  // The open filters cover the tours.
  useEffect(() => {
    const details = more.current;
    const stopListening = onDocumentClick("*", (clicked) => {
      if (details?.open && !details.contains(clicked)) details.open = false;
    });
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details?.open) return;
      close(details);
    };
    details?.addEventListener("keydown", closeByKey);
    return () => {
      stopListening();
      details?.removeEventListener("keydown", closeByKey);
    };
  }, []);

  function apply({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // Words are searched for when they are complete: with Enter or the button.
    if (target instanceof HTMLInputElement && target.type === "search") return;
    // While a year is typed, the date is no date of the calendar yet.
    if (target instanceof HTMLInputElement && !target.checkValidity()) return;
    currentTarget.requestSubmit();
  }

  return (
    <>
      <search className="filters" aria-label="Find tours">
        <Form
          ref={form}
          id={FORM_ID}
          method="get"
          action={pathname}
          className="filter-form"
          preventScrollReset
          onChange={apply}
          onSubmit={(event) => {
            const [asked, now] = [[...new FormData(event.currentTarget)] as string[][], search].map(inOrder);
            // All choices but typed words are applied by then.
            if (asked === now) event.preventDefault();
          }}
        >
          <DateField date={dateQuery.dates[0] ?? ""} limits={limits} />
          <AdultsSelect party={dateQuery.party} />
          <details ref={more} className="filter-more" onToggle={showWhole}>
            <summary>
              <span>Filters{count === 0 ? "" : ` · ${count}`}</span>
              <span>Close</span>
            </summary>
            <div className="filter-facets">
              <SearchField value={filters.q} />
              <ChildrenSelects party={dateQuery.party} />
              {dateQuery.dates.length === 0 ? null : (
                <Select
                  name="days"
                  title="How flexible?"
                  value={dateQuery.dates.length === 1 ? "" : String(dateQuery.dates.length)}
                >
                  <option value="">That day only</option>
                  {MORE_DAYS.map((days) => (
                    <option key={days} value={days}>
                      Any of {days} days from then
                    </option>
                  ))}
                </Select>
              )}
              {facets
                .filter(({ facet }) => !isCheckbox(facet))
                .map(({ facet, options }) => (
                  <Select key={facet} name={facet} title={NAMES[facet].title} value={filters[facet]}>
                    <option value="">{NAMES[facet].all}</option>
                    {options.map(({ value, title, count }) => (
                      <option key={value} value={value} disabled={count === 0 && value !== filters[facet]}>
                        {title} ({count})
                      </option>
                    ))}
                  </Select>
                ))}
              <div className="filter-checks">
                {facets
                  .filter(({ facet }) => isCheckbox(facet))
                  .map(({ facet, options: [option] }) =>
                    option === undefined ? null : (
                      <Check key={facet} name={facet} option={option} isChosen={filters[facet] !== ""} />
                    ),
                  )}
              </div>
              <button
                type="submit"
                className="button filter-show"
                onClick={() => {
                  if (more.current !== null) close(more.current);
                }}
              >
                Show tours
              </button>
            </div>
          </details>
          <noscript>
            <button type="submit" className="button">
              Show tours
            </button>
          </noscript>
        </Form>
      </search>
      <div className="tour-count-row">
        <output className="tour-count">{heading}</output>
        <Chosen {...chosen} />
        <Select
          name="sort"
          title="Sort by"
          value={filters.sort}
          form={FORM_ID}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <Options of={SORTS} />
        </Select>
      </div>
    </>
  );
}

export function TourList({ ignored, tours, ...form }: Props) {
  return (
    <div className="tour-list">
      {ignored === null ? null : <StaticHtml part={ignored} name="ignored-date" />}
      <FilterForm {...form} />
      <StaticHtml part={tours} name="tours" className="tour-list" />
    </div>
  );
}
