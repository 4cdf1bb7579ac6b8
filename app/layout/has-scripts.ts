import { useMatches } from "react-router";

/** False on a page whose route says `handle = { hasScripts: false }`: it is HTML only, and never hydrated. */
export function useHasScripts(): boolean {
  return useMatches().every(({ handle }) => (handle as { hasScripts?: boolean } | undefined)?.hasScripts !== false);
}
