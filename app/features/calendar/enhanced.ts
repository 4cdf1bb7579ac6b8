import { startTransition, useEffect, useState } from "react";
import { useIsKept } from "#app/components/kept.tsx";

/** False in the HTML the server sends and in the first render on top of it, true from then on. */
export function useIsEnhanced(): boolean {
  const isKept = useIsKept();
  const [isEnhanced, setEnhanced] = useState(!isKept);
  // No hurry: a table of links becomes a grid, and somebody may be scrolling.
  useEffect(() => startTransition(() => setEnhanced(true)), []);
  return isEnhanced;
}
