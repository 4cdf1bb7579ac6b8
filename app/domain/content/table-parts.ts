/** How tables that follow one another stand on a page. */

import type { ContentPart } from "./content-part.ts";
import { fitsPhone, isNarrow } from "./table-size.ts";

/** Tables with nothing between them look alike on phones: if one needs cards, all have them, but those of two columns. */
function withTablesAlike(parts: readonly ContentPart[]): ContentPart[] {
  const runs: ContentPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.type === "table" && last?.[0]?.type === "table") last.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run) => {
    const cards = run.some((part) => part.type === "table" && !fitsPhone([part.columns, ...part.rows]));
    return run.map((part) => (cards && part.type === "table" && part.columns.length > 2 ? { ...part, cards } : part));
  });
}

/** Joins each run of two or more tables that fit side by side. */
export function tableParts(parts: readonly ContentPart[]): ContentPart[] {
  const joined: ContentPart[] = [];
  for (const part of withTablesAlike(parts)) {
    const last = joined.at(-1);
    if (part.type !== "table" || !isNarrow(part)) joined.push(part);
    else if (last?.type === "tables") last.blocks.push(part);
    else if (last?.type === "table" && isNarrow(last)) joined.splice(-1, 1, { type: "tables", blocks: [last, part] });
    else joined.push(part);
  }
  return joined;
}
