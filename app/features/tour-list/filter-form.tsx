/** Filters of a tour list: a GET form, submitted on every change where there is JavaScript. */

import { useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { type CountedOption, type Facet, SORTS, type TourFilters } from "#app/domain/tour/filters.ts";

export interface FacetOptions {
  facet: Facet;
  options: CountedOption[];
}

const NAMES: Record<Facet, { title: string; all: string }> = {
  category: { title: "Kind of tour", all: "Any kind" },
  destination: { title: "Destination", all: "Anywhere" },
  duration: { title: "Duration", all: "Any length" },
  price: { title: "Price per adult", all: "Any price" },
};

interface SelectProps {
  name: string;
  title: string;
  value: string;
  children: React.ReactNode;
}

function Select({ name, title, value, children }: SelectProps) {
  const box = useRef<HTMLSelectElement>(null);
  // Links and the back button change the value too. Set here, because a new element would lose the focus.
  useEffect(() => {
    if (box.current !== null) box.current.value = value;
  }, [value]);
  return (
    <label className="filter">
      <span>{title}</span>
      <select ref={box} name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}

function Chosen({ facets, filters }: { facets: readonly FacetOptions[]; filters: TourFilters }) {
  const { pathname, search } = useLocation();
  const chosen = facets.flatMap(({ facet, options }) => {
    const option = options.find(({ value }) => value === filters[facet]);
    return option === undefined ? [] : [{ facet, title: option.title }];
  });
  if (chosen.length === 0) return null;
  const without = (facet: Facet) => {
    const query = new URLSearchParams(search);
    query.delete(facet);
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  return (
    <ul role="list" className="chosen-filters">
      {chosen.map(({ facet, title }) => (
        <li key={facet}>
          <a href={without(facet)} data-stay="" className="chosen-filter">
            <span className="visually-hidden">Remove filter: </span>
            {title}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={pathname} data-stay="" className="chosen-clear">
          Clear all
        </a>
      </li>
    </ul>
  );
}

export function FilterForm({ facets, filters }: { facets: readonly FacetOptions[]; filters: TourFilters }) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  return (
    <search className="filters" aria-label="Filter tours">
      <Form
        method="get"
        action={pathname}
        className="filter-form"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      >
        {facets.map(({ facet, options }) => (
          <Select key={facet} name={facet} title={NAMES[facet].title} value={filters[facet]}>
            <option value="">{NAMES[facet].all}</option>
            {options.map(({ value, title, count }) => (
              <option key={value} value={value} disabled={count === 0 && value !== filters[facet]}>
                {title} ({count})
              </option>
            ))}
          </Select>
        ))}
        <Select name="sort" title="Sort by" value={filters.sort}>
          {SORTS.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" className="button">
            Show tours
          </button>
        </noscript>
      </Form>
      <Chosen facets={facets} filters={filters} />
    </search>
  );
}
