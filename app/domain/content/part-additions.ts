/** Changes to the parts of a page. */

import type { ContentPart } from "./content-part.ts";
import type { PageLink, SeatQuestion } from "./page-top.ts";

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
