/** A table of a few tours, from the facts of their pages. */

import type { KeptTour } from "#app/domain/tour/kept-tours.ts";

/** Names and values of a tour's page; none when it cannot be loaded. */
async function factsOf({ id }: KeptTour): Promise<Map<string, string>> {
  try {
    const response = await fetch(`/tours/${id}`);
    const page = new DOMParser().parseFromString(response.ok ? await response.text() : "", "text/html");
    const price = page.querySelector(".tour-price strong")?.textContent;
    const facts = Array.from(page.querySelectorAll(".tour-facts > div"), (fact): [string, string] => [
      fact.querySelector("dt")?.textContent.trim() ?? "",
      fact.querySelector("dd")?.textContent ?? "",
    ]);
    return new Map([...(price ? [["Price per adult", price] as const] : []), ...facts]);
  } catch {
    return new Map();
  }
}

export async function compareTours(place: HTMLElement, tours: readonly KeptTour[]): Promise<void> {
  place.textContent = "Loading…";
  const facts = await Promise.all(tours.map(factsOf));
  const names = [...new Set(facts.flatMap((each) => [...each.keys()]))];
  if (names.length === 0) {
    place.textContent = "The tours could not be loaded. They are still saved; try again.";
    return;
  }
  const table = document.createElement("table");
  table.className = "data-table stacked";
  const caption = table.createCaption();
  caption.className = "visually-hidden";
  caption.textContent = "Saved tours compared";
  const addRow = (part: HTMLTableSectionElement, name: string, values: readonly string[], tag: "th" | "td") => {
    const row = part.insertRow();
    for (const [index, text] of [name, ...values].entries()) {
      const cell = document.createElement(text === "" ? "td" : index === 0 ? "th" : tag);
      if (cell.tagName === "TH") cell.scope = index === 0 ? "row" : "col";
      cell.textContent = text;
      row.appendChild(cell);
    }
  };
  const titles = tours.map(({ title }) => title);
  addRow(table.createTHead(), "", titles, "th");
  const body = table.createTBody();
  for (const name of names) {
    const values = facts.map((each) => each.get(name) ?? "–");
    addRow(body, name, values, "td");
  }
  const scroller = document.createElement("div");
  scroller.className = "table-scroll";
  scroller.tabIndex = 0;
  scroller.setAttribute("role", "region");
  scroller.setAttribute("aria-label", "Comparison");
  scroller.appendChild(table);
  place.replaceChildren(scroller);
}
