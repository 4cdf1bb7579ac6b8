import { siteContext } from "#app/context.ts";
import { SavedTours } from "#app/features/kept-tours/saved-tours.tsx";
import type { Route } from "./+types/saved";
import { textsAround } from "./content-page.server.ts";
import { unindexedMeta } from "./page-meta.ts";
import { WorkingPage } from "./working-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  return textsAround(context.get(siteContext), request, "saved");
}

export const meta = unindexedMeta("Saved tours");

/** `/saved`: the tours that this device has saved. */
export default function SavedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WorkingPage around={loaderData} title="Saved tours">
      <SavedTours />
    </WorkingPage>
  );
}
