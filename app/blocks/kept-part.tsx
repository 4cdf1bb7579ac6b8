import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { KeptPart as Kept } from "#app/domain/page-parts.ts";

const never = () => () => undefined;

/** True while React takes over what the server rendered, false when it renders by itself. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * A part that stays as the server rendered it: React takes its element over, attributes and content unseen. Should React
 * ever have to build the page anew (a browser extension changed it before it was taken over), nothing is there to be
 * kept, and the page's data are asked for again, this time whole.
 */
export function KeptPart({ element: Element }: Kept) {
  const hydrating = useHydrating();
  const [isKept] = useState(hydrating);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKept) void revalidate();
  }, [isKept, revalidate]);
  return isKept ? <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} /> : null;
}
