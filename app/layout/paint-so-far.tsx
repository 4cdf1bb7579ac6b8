import { PAUSING_SCRIPT } from "#app/domain/constants.ts";

/**
 * Lets the browser paint the header first. An inline script waits for the style sheet, and the parser for the script, so
 * the first paint need not style and lay out the page below: figures in docs/performance.md. In static HTML only: React
 * neither hydrates nor runs scripts.
 */
export function PaintSoFar() {
  return <script>{PAUSING_SCRIPT}</script>;
}
