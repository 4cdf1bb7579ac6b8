/** The way from `parts.tsx`, which both sides have, to `still-markup.tsx`, which only the server has. */

import type { StillPart } from "#app/domain/page-parts.ts";

/** @param imageHost of this installation (`ImageHost`): markup made apart has no context of its own */
type MarkupOf = (part: StillPart, imageHost: string | null) => React.ReactNode;

let markupOf: MarkupOf = () => null;

export function provideMarkup(given: MarkupOf): void {
  markupOf = given;
}

/** null where the part has to be rendered with its page. */
export function serverMarkup(...of: Parameters<MarkupOf>): React.ReactNode {
  return markupOf(...of);
}
