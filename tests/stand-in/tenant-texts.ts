/**
 * What the demo content, which all tenants share, says differently for each tenant: `{{brand}}`, `{{phone}}` and so on, and no
 * cards, pictures or news of places that the tenant does not sell.
 */

import { tours } from "./seed/tours.ts";
import type { DestinationSlug } from "./seed/types.ts";

interface Hours {
  weekdays: number[];
  opens: string;
  closes: string;
}

interface Config {
  documentTitle?: string;
  header?: { phone?: string | null; textUs?: string | null; hours?: Hours[] };
  footer?: { address?: string };
}

export interface TenantOfTexts {
  config: Config;
  /** Destinations the tenant sells; empty for all. */
  destinations: readonly string[];
}

/** Of an adult, in US dollars; of the tenant's tours. */
function lowestPrice(destinations: readonly string[]): string {
  const sold = tours.filter(({ destination }) => destinations.length === 0 || destinations.includes(destination));
  return `$${Math.min(...sold.map(({ priceAdult }) => priceAdult))}`;
}

/** As they are named in a sentence. */
const PLACES: Record<DestinationSlug, string> = {
  "grand-canyon": "the Grand Canyon",
  "antelope-canyon": "Antelope Canyon",
  "hoover-dam": "Hoover Dam",
  "bryce-canyon-national-park": "Bryce Canyon",
  "zion-national-park": "Zion",
  "boulder-city": "Boulder City",
  "death-valley": "Death Valley",
  "valley-of-fire": "Valley of Fire",
};

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** More than this many places become "and more". */
const FEW_PLACES = 4;

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** For tenants whose config has none; no other tenant's. */
const DEFAULTS = {
  phone: "+1 702 555 0166",
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }],
};

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  return `${twelve}${minutes === 0 ? "" : `:${time.slice(3)}`} ${hours < 12 ? "AM" : "PM"}`;
}

function hoursText(hours: readonly Hours[]): string {
  return hours
    .map(({ weekdays, opens, closes }) => {
      const [first = 0, last = first] = [weekdays[0], weekdays.at(-1)];
      const days =
        weekdays.length === 7 ? "every day" : first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
      return `${days} ${clock(opens)} to ${clock(closes)}`;
    })
    .join(", ");
}

/** `["a", "b", "c"]` → `a, b and c` */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function isOf(item: unknown, slug: string): boolean {
  if (typeof item !== "object" || item === null) return false;
  // A card or a piece of news is about the place that it leads to; a picture of a gallery leads nowhere.
  if ("url" in item) return item.url === `/tours-detail/${slug}-tours/`;
  return "src" in item && String(item.src).startsWith(`/media/${slug}/`);
}

/** Without the items of places the tenant does not sell, and without lists that are empty then. */
function withoutPlaces(value: unknown, unsold: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !unsold.some((slug) => isOf(item, slug)));
    return kept.map((item) => withoutPlaces(item, unsold)).filter((item) => item !== null);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutPlaces(item, unsold)] as const);
  const isEmptied = "items" in value && Array.isArray(value.items) && value.items.length > 0;
  const rest = Object.fromEntries(entries);
  return isEmptied && Array.isArray(rest.items) && rest.items.length === 0 ? null : rest;
}

function textsFor({ config: { documentTitle, header, footer }, destinations }: TenantOfTexts, sold: readonly string[]) {
  const phone = header?.phone ?? DEFAULTS.phone;
  const places = NUMBERS[sold.length] ?? `${sold.length}`;
  return {
    brand: documentTitle ?? "National Park Tours",
    phone,
    textUs: header?.textUs ?? phone,
    hours: hoursText(header?.hours ?? DEFAULTS.hours),
    address: footer?.address ?? "Las Vegas, Nevada",
    places,
    Places: places.charAt(0).toUpperCase() + places.slice(1),
    lowestPrice: lowestPrice(destinations),
    placeNames: listed(sold),
    somePlaces: listed(sold.length > FEW_PLACES ? [...sold.slice(0, FEW_PLACES), "more"] : sold),
  };
}

/** A page or post as the tenant publishes it. */
export function insertTenantTexts(content: unknown, tenant: TenantOfTexts): unknown {
  const isSold = (slug: string) => tenant.destinations.length === 0 || tenant.destinations.includes(slug);
  const [sold, unsold] = [Object.keys(PLACES).filter(isSold), Object.keys(PLACES).filter((slug) => !isSold(slug))];
  const texts: Record<string, string> = textsFor(
    tenant,
    sold.map((slug) => PLACES[slug as DestinationSlug]),
  );
  const filled = JSON.stringify(withoutPlaces(content, unsold)).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    JSON.stringify(texts[name] ?? whole).slice(1, -1),
  );
  return JSON.parse(filled);
}
