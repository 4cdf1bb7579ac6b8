/** What the tours behind the links of a page cost. */

import type { Format } from "#app/domain/locale/format.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import type { NamedLink } from "#app/domain/tenant/footer-links.ts";
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

/** `Zion tours` → `Zion tours from $119`. */
export function withPrice<L extends NamedLink>(link: L, { all, format }: Priced, from = "from"): L {
  const price = lowestPriceAt(link.url, all);
  return price === null ? link : { ...link, title: `${link.title} ${from} ${format.money(price)}` };
}

/** An item whose button says what it costs. */
export function pricedItem<T extends { action: NamedLink | null }>(item: T, tours: Priced): T {
  return item.action === null ? item : { ...item, action: withPrice(item.action, tours) };
}
