import { ADDRESS_SCRIPT } from "#app/domain/constants.ts";

/**
 * Keeps the document's address for entry.client.tsx. In static HTML only: React neither hydrates nor runs scripts. At the
 * end of the header, where the parser waits for it, it also lets the browser paint the header first (docs/performance.md).
 */
export function AddressScript() {
  return <script>{ADDRESS_SCRIPT}</script>;
}
