import { SavedTours } from "#app/features/kept-tours/saved-tours.tsx";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import type { Route } from "./+types/saved";
import { unindexedTags } from "./page-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Saved tours", matches);
}

/** `/saved`: the tours that this device has saved. */
export default function SavedPage() {
  return (
    <BrowserPage title="Saved tours">
      <SavedTours />
    </BrowserPage>
  );
}
