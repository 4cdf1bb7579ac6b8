/** The way from `parts.tsx`, which both sides have, to `still-markup.tsx`, which only the server has. */

import type { StillPart } from "#app/domain/page-parts.ts";

type MarkupOf = (part: StillPart) => React.ReactNode;

let markupOf: MarkupOf = () => null;

export function provideMarkup(given: MarkupOf): void {
  markupOf = given;
}

/** null where the part has to be rendered with its page. */
export function serverMarkup(part: StillPart): React.ReactNode {
  return markupOf(part);
}
