/** The way from components, which both sides have, to `markup-made-once.tsx` and `still-markup.tsx`, which only the server has. */

import type { ReactNode } from "react";
import type { FrameList } from "#app/domain/frame-list.ts";
import type { StillPart } from "#app/domain/page-parts.ts";

interface ServerMarkup {
  /** The inside of a list of the frame; null where it is rendered with its page. */
  list(list: FrameList, imageHost: string | null): string | null;
  /** A whole part; null likewise. @param imageHost of this installation: markup made apart has no context of its own */
  part(part: StillPart, imageHost: string | null): ReactNode;
}

let markup: ServerMarkup = { list: () => null, part: () => null };

export function provideMarkup(given: ServerMarkup): void {
  markup = given;
}

export function serverMarkup(): ServerMarkup {
  return markup;
}
