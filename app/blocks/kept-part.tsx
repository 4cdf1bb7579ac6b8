import { Kept, useFetchedWhole, useIsKept } from "#app/components/kept.tsx";
import type { KeptPart as Part } from "#app/domain/page-parts.ts";

/** A part that stays as the server rendered it. */
export function KeptPart({ element }: Pick<Part, "element">) {
  const isKept = useIsKept();
  useFetchedWhole(!isKept);
  return isKept ? <Kept element={element} /> : null;
}
