import * as v from "valibot";
import { imageUrl, NO_IMAGE } from "#app/domain/content/media.ts";
import { safeUrl } from "#app/domain/http/safe-url.ts";
import { isObject } from "#app/domain/json.ts";
import { parseHexColor } from "#app/domain/tenant/colors.ts";
import type { NamedLink as Action } from "#app/domain/tenant/tenant.ts";
import { field, line, type Note } from "./field-readers.ts";

function accepted(reading: (input: unknown) => string | null) {
  return v.pipe(v.unknown(), v.transform(reading), v.string());
}

export const linkTarget = accepted(safeUrl);
export const hexColor = accepted(parseHexColor);

/** The no-image placeholder counts as none. */
export function pictureAddress(adminBaseUrl: string) {
  return accepted((input) => {
    const url = imageUrl(input, adminBaseUrl);
    return url === NO_IMAGE ? null : url;
  });
}

/** `{ title, url }`, both required. */
export function readNamedLink(input: unknown, note: Note): Action | null {
  if (!isObject(input)) return null;
  const title = field(input, "title", line(80), note);
  const url = field(input, "url", linkTarget, note);
  return title === null || url === null ? null : { title, url };
}
