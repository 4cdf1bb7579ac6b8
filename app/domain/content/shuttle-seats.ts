/** The form for seats on shuttles. */

import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import type { ContentPart } from "./content-part.ts";
import type { ShuttleLine } from "./page-top.ts";
import { withInTop } from "./part-additions.ts";

const LINE_CARD = /^\/shuttle-service\/([^/?#]+)\/?$/;

/** The shuttle lines that cards of a page lead to, each once. */
function linesOn(parts: readonly ContentPart[]): ShuttleLine[] {
  const cards = parts.flatMap((part) => (part.type === "cards" ? part.items : []));
  const lines = cards.flatMap(({ url, title }) => {
    const slug = LINE_CARD.exec(decodedPath(url ?? "") ?? "")?.[1] ?? "";
    return isSlug(slug) ? [{ slug, title }] : [];
  });
  return lines.filter(({ slug }, at) => lines.findIndex((line) => line.slug === slug) === at);
}

/**
 * Puts the form for a shuttle seat beside the page's title; unchanged when the page names no line.
 *
 * @param line of the page; null: those that its cards lead to
 * @param today at the place; the form proposes no day, because only the operator's checkout knows when a line runs
 */
export function withSeats(parts: readonly ContentPart[], line: ShuttleLine | null, today: IsoDate): ContentPart[] {
  const [first, ...others] = line === null ? linesOn(parts) : [line];
  if (first === undefined) return [...parts];
  return withInTop(parts, { seats: { lines: [first, ...others], today } });
}
