/**
 * Saved and recently viewed tours, in this device's own storage: pages are the same for all visitors. Works on the document,
 * because cards are static HTML. Without storage, nothing of it shows.
 */

import { onDocumentClick } from "#app/components/document-clicks.ts";
import { type KeptTour, storedTours, withoutTour, withTour } from "#app/domain/tour/kept-tours.ts";

const KEYS = { saved: "saved-tours", recent: "recent-tours" } as const;
const MOST_RECENT = 6;
const MOST_COMPARED = 3;

type Kind = keyof typeof KEYS;

const read = (kind: Kind): KeptTour[] => storedTours(localStorage.getItem(KEYS[kind]));

function write(kind: Kind, tours: readonly KeptTour[]): void {
  try {
    localStorage.setItem(KEYS[kind], JSON.stringify(tours));
  } catch {
    // Storage is full.
  }
  update();
}

/** Without a chosen date, which will be past. */
function plainHref(href: string): string {
  const { pathname, searchParams } = new URL(href, location.href);
  const original = searchParams.get("original_url");
  return original === null ? pathname : `${pathname}?${new URLSearchParams({ original_url: original }).toString()}`;
}

/** The tour of a button: that of its card, else of the page. */
function tourOf(button: HTMLElement): KeptTour {
  const card = button.closest<HTMLElement>(".tour-card");
  const link = card?.querySelector<HTMLAnchorElement>(".tour-card-link");
  const picture = (card ?? document).querySelector<HTMLImageElement>(".tour-gallery img, .tour-card-picture");
  return {
    id: Number(button.dataset.save),
    title: (link ?? document.querySelector("h1"))?.textContent ?? "",
    href: plainHref(link?.href ?? location.href),
    image: picture?.currentSrc || (picture?.src ?? ""),
  };
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), props);
  for (const child of children) element.appendChild(typeof child === "string" ? new Text(child) : child);
  return element;
}

function button(text: string, onclick: () => void): HTMLButtonElement {
  return create("button", { type: "button", className: "button button-quiet", onclick }, text);
}

function sectionOf(title: string, tours: readonly KeptTour[], actions: readonly HTMLElement[]): HTMLElement {
  const items = tours.map(({ title, href, image }) =>
    create(
      "li",
      {},
      create("a", { href }, create("img", { src: image, alt: "", loading: "lazy" }), create("span", {}, title)),
    ),
  );
  const list = create("ul", {}, ...items);
  list.setAttribute("role", "list");
  const heading = create("h2", { id: `kept-${title.slice(0, 5).toLowerCase()}` }, title);
  const section = create("section", { className: "wrap section kept-tours" }, heading, list, ...actions);
  section.setAttribute("aria-labelledby", heading.id);
  return section;
}

function show(place: HTMLElement, saved: readonly KeptTour[], recent: readonly KeptTour[]): void {
  // Lets the observer below pass when nothing changed.
  const key = JSON.stringify([saved, recent]);
  if (place.dataset.keptTours === key || (place.dataset.keptTours === "" && saved.length + recent.length === 0)) return;
  place.dataset.keptTours = key;
  const compared = create("div", {});
  compared.setAttribute("aria-live", "polite");
  const compare = button(saved.length > MOST_COMPARED ? "Compare the newest three" : "Compare them", () => {
    void import("./compare-tours.ts").then(({ compareTours }) => compareTours(compared, saved.slice(0, MOST_COMPARED)));
  });
  const forget = (kind: Kind) => button("Clear", () => write(kind, []));
  place.replaceChildren(
    ...(saved.length === 0
      ? []
      : [sectionOf("Saved tours", saved, [...(saved.length > 1 ? [compare] : []), forget("saved"), compared])]),
    ...(recent.length === 0 ? [] : [sectionOf("Recently viewed", recent, [forget("recent")])]),
  );
}

let viewed = 0;

function update(): void {
  const page = document.querySelector<HTMLElement>(".tour-head [data-save]");
  const here = Number(page?.dataset.save ?? 0);
  if (page !== null && here !== viewed) {
    viewed = here;
    write("recent", withTour(read("recent"), tourOf(page), MOST_RECENT));
    return;
  }
  viewed = here;
  const saved = read("saved");
  for (const each of document.querySelectorAll<HTMLElement>("[data-save]")) {
    const isPressed = String(saved.some(({ id }) => id === Number(each.dataset.save)));
    if (each.getAttribute("aria-pressed") !== isPressed) each.setAttribute("aria-pressed", isPressed);
  }
  const recent = read("recent").filter(({ id }) => id !== here && !saved.some((tour) => tour.id === id));
  for (const place of document.querySelectorAll<HTMLElement>("[data-kept-tours]")) show(place, saved, recent);
}

/** Called once. */
export function keepTours(): void {
  try {
    read("saved");
  } catch {
    // Storage is off.
    return;
  }
  onDocumentClick("[data-save]", (button) => {
    const saved = read("saved");
    const tour = tourOf(button as HTMLElement);
    write("saved", saved.some(({ id }) => id === tour.id) ? withoutTour(saved, tour.id) : withTour(saved, tour));
  });
  // Another tab changed them.
  window.addEventListener("storage", update);
  // The client router shows other pages; static HTML arrives late.
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      update();
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-save"] });
  document.documentElement.dataset.keeps = "";
  update();
}
