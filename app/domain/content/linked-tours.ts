/** What the tours behind the links of a page cost, and how long they take. */

import type { Format } from "#app/domain/locale/format.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { lowestPrice, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";

/** What the tenant sells, and how it writes amounts. */
interface Priced {
  all: readonly TourSummary[];
  format: Format;
}

const DESTINATION = /^\/tours-detail\/([^/?]+)-tours\/?$/;

/** The tours that an address leads to: a destination's, or one; none for other addresses. */
function toursAt(url: string, all: readonly TourSummary[]): readonly TourSummary[] {
  const [, slug] = DESTINATION.exec(decodedPath(url) ?? url) ?? [];
  return slug === undefined ? all.filter(({ href }) => href === url) : toursWithTag(all, slug);
}

/** An adult's lowest price of the tours that an address leads to; null without any. */
export function lowestPriceAt(url: string, all: readonly TourSummary[]): number | null {
  return lowestPrice(toursAt(url, all));
}

/** `15 hours, from $129 per adult`, `Both tours from $258 per adult`; null when no address leads to a price. */
export function planPrice(urls: readonly string[], { all, format: { money } }: Priced): string | null {
  const tours = urls.map((url) => toursAt(url, all)).filter(({ length }) => length > 0);
  const prices = tours.flatMap((each) => lowestPrice(each) ?? []);
  if (prices.length === 0) return null;
  const price = `from ${money(prices.reduce((total, each) => total + each, 0))} per adult`;
  if (prices.length > 1) return `${prices.length === 2 ? "Both tours" : `All ${prices.length} tours`} ${price}`;
  const [only, ...others] = tours.flat();
  const duration = only === undefined || others.length > 0 ? null : durationText(only);
  return duration === null ? price.replace(/^f/, "F") : `${duration}, ${price}`;
}

interface Link {
  title: string;
  url: string;
}

/** `Zion tours` → `Zion tours from $119`. */
export function withPrice<L extends Link>(link: L, { all, format }: Priced, from = "from"): L {
  const price = lowestPriceAt(link.url, all);
  return price === null ? link : { ...link, title: `${link.title} ${from} ${format.money(price)}` };
}

/** An item whose button says what it costs. */
export function pricedItem<T extends { action: Link | null }>(item: T, tours: Priced): T {
  return item.action === null ? item : { ...item, action: withPrice(item.action, tours) };
}
