/** `/api/office/our-tours` (specification 10.3) and `/api/office/top-tours`. */

import { NO_IMAGE } from "#app/domain/content/media.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import type { TourLength } from "#app/domain/tour/text.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { MAX_TOURS_BODY_BYTES } from "./attempt.ts";
import type { PageCall, PageOperator } from "./client.ts";
import { field, flag, hours, line, lines, list, type Note, people, price, text, wholeNumber } from "./field-readers.ts";
import { pictureAddress } from "./link-readers.ts";
import { type Outcome, read } from "./outcome.ts";

/** Four hundred is ordinary for a large operator. */
const MAX_TOURS = 500;
const MAX_TAGS = { items: 12, chars: 60 };

/** An overnight tour is one that says so, or else one of several days. */
export function readLength(input: Json, note: Note): TourLength {
  const durationHours = field(input, "durationHours", hours, note);
  const days = field(input, "days", wholeNumber, note);
  const isLong = (days ?? 1) > 1 || (durationHours ?? 0) > 24;
  return { durationHours, days, overnight: field(input, "overnight", flag, note) ?? isLong };
}

export function readTourSummary(input: unknown, note: Note, adminBaseUrl: string): TourSummary | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", wholeNumber, note);
  const title = field(input, "title", line(120), note);
  const url = field(input, "url", line(512), note);
  if (id === null || title === null || url === null) return null;
  return {
    id,
    title,
    url,
    image: field(input, "headerImage", pictureAddress(adminBaseUrl), note) ?? NO_IMAGE,
    tags: lines(input, "tags", MAX_TAGS, note),
    summary: text(input, "summary", 300, note),
    ...readLength(input, note),
    priceFrom: field(input, "priceFrom", price, note),
    groupSizeMax: field(input, "groupSizeMax", people, note),
    categories: lines(input, "categories", MAX_TAGS, note),
  };
}

async function fetchTours(
  operator: PageOperator,
  call: Pick<PageCall, "endpoint" | "path">,
  note: Note,
  admin: string,
): Promise<Outcome<TourSummary[]>> {
  return read(await operator.call({ ...call, maxBytes: MAX_TOURS_BODY_BYTES }), (data) =>
    Array.isArray(data) ? list(data, MAX_TOURS, note, (item, n) => readTourSummary(item, n, admin)) : null,
  );
}

export function fetchTourList(operator: PageOperator, note: Note, adminBaseUrl: string) {
  return fetchTours(operator, { endpoint: "our-tours", path: "/api/office/our-tours" }, note, adminBaseUrl);
}

export function fetchTopTours(operator: PageOperator, note: Note, adminBaseUrl: string) {
  return fetchTours(operator, { endpoint: "top-tours", path: "/api/office/top-tours" }, note, adminBaseUrl);
}
