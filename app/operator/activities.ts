/** `GET /api/series` (specification 7). */

import type { Activity } from "#app/domain/cart/activity.ts";
import { isObject } from "#app/domain/json.ts";
import { opaqueId, readImage } from "./cart.ts";
import type { OperatorClient } from "./client.ts";
import { field, hours, ignore, isoDate, line, list, type Note, price, text } from "./field-readers.ts";
import { type Outcome, read } from "./outcome.ts";

const MAX_ACTIVITIES = 60;

function readActivity(input: unknown, note: Note, admin: string): Activity | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", opaqueId, note);
  const title = field(input, "title", line(120), note);
  if (id === null || title === null) return null;
  return {
    id,
    title,
    summary: text(input, "summary", 300, note),
    place: text(input, "place", 120, note),
    image: readImage(input, note, admin),
    durationHours: field(input, "durationHours", hours, note),
    priceFrom: field(input, "priceFrom", price, note),
    nextDate: field(input, "nextDate", isoDate, note),
  };
}

export async function searchActivities(
  operator: OperatorClient,
  words: string,
  adminBaseUrl: string,
): Promise<Outcome<Activity[]>> {
  const query = words === "" ? {} : { q: words };
  return read(await operator.call({ path: "/api/series", query }), (data) =>
    Array.isArray(data)
      ? list(data, MAX_ACTIVITIES, ignore, (item, note) => readActivity(item, note, adminBaseUrl))
      : null,
  );
}
