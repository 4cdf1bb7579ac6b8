/** Many views of pages, several at a time, and a summary of the answers. */

import { cacheOf } from "#tests/support/http.ts";
import type { Answer } from "./http.ts";

interface Wanted {
  count: number;
  /** Paths, in turn, and the text each must have. */
  pages: readonly (readonly [path: string, text: string])[];
  atOnce?: number;
}

export async function manyViews(get: (path: string) => Promise<Answer>, wanted: Wanted) {
  const { count, pages, atOnce = 8 } = wanted;
  const views = {
    /** How many answers had each status, and each state of the cache. */
    statuses: {} as Record<number, number>,
    states: {} as Record<string, number>,
    /** Pages that lack the text they must have, or their end. */
    incomplete: 0,
  };
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const [path, text] = pages[next++ % pages.length] ?? ["/", ""];
      const { status, headers, body } = await get(path);
      views.statuses[status] = (views.statuses[status] ?? 0) + 1;
      const state = cacheOf({ headers });
      views.states[state] = (views.states[state] ?? 0) + 1;
      if (!body.includes(text) || !body.trimEnd().endsWith("</html>")) views.incomplete += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return views;
}
