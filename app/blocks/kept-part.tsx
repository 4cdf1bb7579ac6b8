import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Kept, useIsKept } from "#app/components/kept.tsx";
import type { KeptPart as Part } from "#app/domain/page-parts.ts";

/**
 * A part that stays as the server rendered it. Should React ever have to build the page anew (a browser extension changed
 * it before it was taken over), nothing is there to be kept, and the page's data are asked for again, this time whole.
 */
export function KeptPart({ element }: Part) {
  const isKept = useIsKept();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKept) void revalidate();
  }, [isKept, revalidate]);
  return isKept ? <Kept element={element} /> : null;
}
