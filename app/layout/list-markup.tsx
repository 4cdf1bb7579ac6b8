/** Lists of the frame as they were rendered before. Only for the server, like `markup-made-once.tsx`, which remembers them. */

import { markupMadeOnce } from "#app/components/markup-made-once.tsx";
import type { FrameList } from "#app/domain/tenant/frame.ts";
import { FrameItems } from "./frame-lists.tsx";

export function listMarkup(list: FrameList, imageHost: string | null): string | null {
  return markupMadeOnce(<FrameItems {...list} />, imageHost);
}
