import { BookingNotice } from "#app/components/notice-text.tsx";
import { siteContext } from "#app/context.ts";
import { ActivitiesScreen } from "#app/features/activities/activities-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/activities";
import { textsAround } from "./content-page.server.ts";
import { unavailable } from "./page-data.server.ts";
import { unindexedMeta } from "./page-meta.ts";
import { WorkingPage } from "./working-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.isConfirmed) unavailable();
  return textsAround(site, request, "activities");
}

/** A search asks the operator, not this loader. */
export function shouldRevalidate() {
  return false;
}

export const meta = unindexedMeta("Activities");

export default function ActivitiesPage({ loaderData }: Route.ComponentProps) {
  const { places, town } = useSite();
  return (
    <WorkingPage
      around={loaderData}
      title="Activities"
      lead="You make your own way there; the guide meets you."
      picture={town.activities ?? undefined}
      notice={<BookingNotice />}
    >
      <ActivitiesScreen operator={authorized} places={places} />
    </WorkingPage>
  );
}
