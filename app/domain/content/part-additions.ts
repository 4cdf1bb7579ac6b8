/** Changes to the parts of a page. */

import { uniqBy } from "es-toolkit/array";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import type { ContentPart } from "./content-part.ts";
import type { PageLink, SeatQuestion, ShuttleLine } from "./page-top.ts";

/** Puts something into the part that has the page's title. */
export function withInTop(
  parts: readonly ContentPart[],
  added: { languages: readonly PageLink[] } | { seats: SeatQuestion },
): ContentPart[] {
  return parts.map((part) =>
    part.type === "head" || (part.type === "hero" && part.top) ? { ...part, ...added } : part,
  );
}

/** No picture beside the title: for pages that people come to for a list or a form. */
export function withPlainHead(parts: readonly ContentPart[]): ContentPart[] {
  const [head, next, ...rest] = parts;
  if (head?.type !== "head") return [...parts];
  const first = next?.type === "posts" ? { ...next, top: true } : next;
  return [{ ...head, image: null }, ...(first === undefined ? [] : [first]), ...rest];
}

const LINE_CARD = /^\/shuttle-service\/([^/?#]+)\/?$/;

/** The shuttle lines that cards of a page lead to, each once. */
function linesOn(parts: readonly ContentPart[]): ShuttleLine[] {
  const cards = parts.flatMap((part) => (part.type === "cards" ? part.items : []));
  const lines = cards.flatMap(({ url, title }) => {
    const slug = LINE_CARD.exec(decodedPath(url ?? "") ?? "")?.[1] ?? "";
    return isSlug(slug) ? [{ slug, title }] : [];
  });
  return uniqBy(lines, ({ slug }) => slug);
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
