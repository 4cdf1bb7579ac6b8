/** The way from components, which both sides have, to `markup-made-once.tsx` and its users, which only the server has. */

import type { ReactElement, ReactNode } from "react";
import type { StillPart } from "#app/domain/content/page-parts.ts";
import type { FrameList } from "#app/domain/tenant/frame.ts";

export interface MadeOf {
  /** As long as it lies in memory, the markup does. */
  content: object;
  /** What tells it from other markup of the same content. */
  type: unknown;
  props: object;
}

interface ServerMarkup {
  /** The inside of a list of the frame; null where it is rendered with its page. */
  list(list: FrameList, imageHost: string | null): string | null;
  /** A whole part; null likewise. @param imageHost of this installation: markup made apart has no context of its own */
  part(part: StillPart, imageHost: string | null): ReactNode;
  /** Elements that React in the browser takes over, with all contexts they need; null likewise. */
  whole(element: ReactElement, of: MadeOf): string | null;
}

let markup: ServerMarkup = { list: () => null, part: () => null, whole: () => null };

export function provideMarkup(given: ServerMarkup): void {
  markup = given;
}

export function serverMarkup(): ServerMarkup {
  return markup;
}
