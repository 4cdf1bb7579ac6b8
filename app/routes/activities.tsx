import { ActivitiesScreen } from "#app/features/activities/activities-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/activities";
import { unindexedTags } from "./page-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Activities", matches);
}

export default function ActivitiesPage() {
  const { adminBaseUrl, places } = useSite();
  return (
    <BrowserPage title="Activities" lead="On the water, on wheels and on foot." place="valley-of-fire">
      <ActivitiesScreen operator={authorized} adminBaseUrl={adminBaseUrl} places={places} />
    </BrowserPage>
  );
}
