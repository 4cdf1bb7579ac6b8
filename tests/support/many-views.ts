/** Many views of pages, several at a time, and what came of them. */

import type { Answer } from "./http.ts";

export interface Views {
  /** How many answers had each status. */
  statuses: Record<number, number>;
  states: Record<string, number>;
  /** Pages without the text they must have. */
  withoutMark: number;
  /** First byte, in ms. */
  p95: number;
}

interface Wanted {
  count: number;
  /** Paths, in turn, and the text each must have. */
  pages: readonly (readonly [path: string, mark: string])[];
  atOnce?: number;
}

export async function manyViews(get: (path: string) => Promise<Answer>, wanted: Wanted): Promise<Views> {
  const { count, pages, atOnce = 8 } = wanted;
  const views: Views = { statuses: {}, states: {}, withoutMark: 0, p95: 0 };
  const times: number[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const [path, mark] = pages[next++ % pages.length] ?? ["/", ""];
      const { status, headers, body, chunkTimes } = await get(path);
      views.statuses[status] = (views.statuses[status] ?? 0) + 1;
      const state = headers["x-cache"] ?? "none";
      views.states[state] = (views.states[state] ?? 0) + 1;
      if (!body.includes(mark) || !body.trimEnd().endsWith("</html>")) views.withoutMark += 1;
      times.push(chunkTimes[0] ?? Number.POSITIVE_INFINITY);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  views.p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return views;
}
