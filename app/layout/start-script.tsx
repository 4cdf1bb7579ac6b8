import { START_SCRIPT } from "#app/domain/start-script.ts";

/** In static HTML only: React neither hydrates nor runs scripts. */
export function StartScript() {
  // oxlint-disable-next-line react/no-danger -- a constant; React would escape it as text
  return <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />;
}
