/** `/api/product/web/detail/{id}` and `…/link-tour/{id}` (specification 7). */

import * as v from "valibot";
import type { Picture } from "#app/domain/content/blocks.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import {
  type Coordinates,
  isLinkSlug,
  type MeetingPoint,
  type Stay,
  type Stop,
  type TourDetail,
} from "#app/domain/tour/detail.ts";
import { MAX_TINY_BODY_BYTES } from "./attempt.ts";
import { startReading } from "./block-reading.ts";
import type { PageOperator } from "./client.ts";
import {
  field,
  hours,
  isoDate,
  latitude,
  line,
  lines,
  listField,
  longitude,
  miles,
  type Note,
  people,
  price,
  text,
  wholeNumber,
  years,
} from "./field-readers.ts";
import { pictureAddress } from "./link-readers.ts";
import { failure, type Outcome, read } from "./outcome.ts";
import { sanitizeHtml } from "./rich-text.ts";
import { question } from "./text-blocks.ts";
import { readLength } from "./tours.ts";

const MAX_LINES = 30;
const MAX_PICTURES = 12;
/** Free cancellation up to a year before. */
const noticeHours = v.pipe(wholeNumber, v.maxValue(8_760));

function distinctLines(source: Json, key: string, note: Note): string[] {
  return [...new Set(lines(source, key, { items: MAX_LINES, chars: 300 }, note))];
}

/** null unless both are given. 0, 0 is what a database holds where nobody filled them in. */
function readCoordinates(input: Json, note: Note): Coordinates | null {
  const at = {
    latitude: field(input, "latitude", latitude, note),
    longitude: field(input, "longitude", longitude, note),
  };
  if (at.latitude === null || at.longitude === null || (at.latitude === 0 && at.longitude === 0)) return null;
  return { latitude: at.latitude, longitude: at.longitude };
}

function readStop(input: unknown, note: Note): Stop | null {
  if (!isObject(input)) return null;
  const title = field(input, "title", line(120), note);
  if (title === null) return null;
  return {
    title,
    time: text(input, "time", 20, note),
    text: text(input, "text", 600, note),
    at: readCoordinates(input, note),
  };
}

function readMeetingPoint(input: unknown, note: Note): MeetingPoint | null {
  if (!isObject(input)) return null;
  const name = field(input, "name", line(120), note);
  if (name === null) return null;
  return {
    name,
    address: text(input, "address", 200, note),
    time: text(input, "time", 20, note),
    note: text(input, "note", 400, note),
    at: readCoordinates(input, note),
  };
}

function readStay(input: unknown, note: Note, adminBaseUrl: string): Stay | null {
  if (!isObject(input)) return null;
  const name = field(input, "name", line(120), note);
  if (name === null) return null;
  const src = field(input, "image", pictureAddress(adminBaseUrl), note);
  return {
    name,
    text: text(input, "text", 600, note),
    picture: src === null ? null : { src, alt: text(input, "imageAlt", 200, note) },
  };
}

/** Header picture first, with its alt text from the gallery. */
function readPictures(data: Json, note: Note, adminBaseUrl: string): Picture[] {
  const address = pictureAddress(adminBaseUrl);
  const gallery = listField(data, "images", MAX_PICTURES, note, (item, n) => {
    const src = isObject(item) ? field(item, "src", address, n) : null;
    return src === null ? null : { src, alt: text(item as Json, "alt", 200, n) };
  });
  const header = field(data, "headerImage", address, note) ?? gallery[0]?.src ?? NO_IMAGE;
  const first = gallery.find(({ src }) => src === header) ?? { src: header, alt: "" };
  return [
    first,
    ...gallery.filter(({ src }, index) => src !== header && gallery.findIndex((p) => p.src === src) === index),
  ];
}

export function readTourDetail(data: unknown, note: Note, adminBaseUrl: string): TourDetail | null {
  if (!isObject(data)) return null;
  const id = field(data, "id", wholeNumber, note);
  const title = field(data, "title", line(120), note);
  if (id === null || title === null) return null;
  const reading = startReading(adminBaseUrl, note);
  return {
    id,
    title,
    tags: distinctLines(data, "tags", note),
    categories: distinctLines(data, "categories", note),
    pictures: readPictures(data, note, adminBaseUrl),
    summary: text(data, "summary", 300, note),
    description: sanitizeHtml(data.description, reading),
    highlights: distinctLines(data, "highlights", note),
    ...readLength(data, note),
    distanceMiles: field(data, "distanceMiles", miles, note),
    coachHours: field(data, "coachHours", hours, note),
    groupSizeMax: field(data, "groupSizeMax", people, note),
    minimumAge: field(data, "minimumAge", years, note),
    languages: distinctLines(data, "languages", note),
    priceAdult: field(data, "priceAdult", price, note),
    priceChild: field(data, "priceChild", price, note),
    priceNote: text(data, "priceNote", 80, note),
    includes: distinctLines(data, "includes", note),
    excludes: distinctLines(data, "excludes", note),
    itinerary: listField(data, "itinerary", MAX_LINES, note, readStop),
    stay: readStay(data.stay, (path) => note(`stay.${path}`), adminBaseUrl),
    bring: distinctLines(data, "bring", note),
    meetingPoints: listField(data, "meetingPoints", MAX_LINES, note, readMeetingPoint),
    cancellation: text(data, "cancellation", 1200, note),
    freeCancellationHours: field(data, "freeCancellationHours", noticeHours, note),
    accessibility: text(data, "accessibility", 1200, note),
    timeZoneNote: text(data, "timeZoneNote", 1200, note),
    faq: listField(data, "faq", MAX_LINES, note, (item, n) =>
      isObject(item) ? question(item, { ...reading, note: n }) : null,
    ),
    updated: field(data, "updated", isoDate, note) ?? "",
  };
}

export async function fetchTourDetail(
  operator: PageOperator,
  id: number,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<TourDetail>> {
  const answer = await operator.call({ endpoint: "tour", path: `/api/product/web/detail/${id}` });
  return read(answer, (data) => readTourDetail(data, note, adminBaseUrl));
}

/** null for anything but a tour's name: a crafted one must not reach another call (docs/threats.md T6). */
export function linkTourPath(slug: string): string | null {
  return isLinkSlug(slug) ? `/api/product/web/link-tour/${encodeURIComponent(slug)}` : null;
}

export async function fetchTourLink(operator: PageOperator, slug: string, note: Note): Promise<Outcome<number>> {
  const path = linkTourPath(slug);
  if (path === null) return failure("status", "not a tour's name", 404);
  return read(await operator.call({ endpoint: "link-tour", path, maxBytes: MAX_TINY_BODY_BYTES }), (data) =>
    isObject(data) ? field(data, "id", wholeNumber, note) : null,
  );
}
