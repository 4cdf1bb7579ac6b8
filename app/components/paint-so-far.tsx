import { PAUSING_SCRIPT } from "#app/domain/constants.ts";

/**
 * Lets the browser paint what is above it first. An inline script waits for the style sheet, and the parser for the
 * script, so the first paint need not style and lay out the rest of a long page: 56 to 84 ms earlier on a
 * phone (docs/performance.md). In static HTML only: React neither hydrates nor runs scripts.
 */
export function PaintSoFar() {
  return <script>{PAUSING_SCRIPT}</script>;
}
