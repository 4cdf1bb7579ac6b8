import { START_SCRIPT } from "#app/domain/start-script.ts";

/**
 * In static HTML only: React neither hydrates nor runs scripts. At the end of the header, where the parser waits for it, it
 * also lets the browser paint the header first (docs/performance.md).
 */
export function StartScript() {
  // oxlint-disable-next-line react/no-danger -- a constant; React would escape it as text
  return <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />;
}
