import { siteContext } from "#app/context.ts";
import { activityTour } from "#app/domain/cart/activity.ts";
import { ActivitiesScreen } from "#app/features/activities/activities-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/activities";
import { unindexedTags } from "./page-meta.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (site.tours === null) site.doNotStore("incomplete");
  return { tours: (site.tours ?? []).map(activityTour) };
}

/** A search asks the operator, not this loader. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Activities", matches);
}

export default function ActivitiesPage({ loaderData }: Route.ComponentProps) {
  const { adminBaseUrl, places } = useSite();
  return (
    <BrowserPage title="Activities" lead="On the water, on wheels and on foot." place="zion-national-park">
      <ActivitiesScreen operator={authorized} adminBaseUrl={adminBaseUrl} places={places} tours={loaderData.tours} />
    </BrowserPage>
  );
}
