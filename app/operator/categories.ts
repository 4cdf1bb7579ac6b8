/** `GET /api/office/our-tour/category` (specification 7). */

import { NO_IMAGE } from "#app/domain/content/media.ts";
import { isObject } from "#app/domain/json.ts";
import type { TourCategory } from "#app/domain/tour/detail.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import type { PageOperator } from "./client.ts";
import { field, line, list, type Note, slugText, text, wholeNumber } from "./field-readers.ts";
import { pictureAddress } from "./link-readers.ts";
import { type Outcome, read } from "./outcome.ts";

const MAX_CATEGORIES = 40;

export function readCategory(input: unknown, note: Note, adminBaseUrl: string): TourCategory | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", wholeNumber, note);
  const name = field(input, "slug", slugText, note);
  const title = field(input, "title", line(60), note);
  if (id === null || name === null || title === null) return null;
  return {
    id,
    slug: name,
    title,
    description: text(input, "description", 400, note),
    image: field(input, "image", pictureAddress(adminBaseUrl), note) ?? NO_IMAGE,
  };
}

export async function fetchCategories(
  operator: PageOperator,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<TourCategory[]>> {
  return read(
    await operator.call({
      endpoint: "categories",
      path: "/api/office/our-tour/category",
      maxBytes: MAX_SMALL_BODY_BYTES,
    }),
    (data) =>
      Array.isArray(data) ? list(data, MAX_CATEGORIES, note, (item, n) => readCategory(item, n, adminBaseUrl)) : null,
  );
}
