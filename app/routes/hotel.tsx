import { BookingNotice } from "#app/components/notice-text.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { HotelScreen } from "#app/features/hotel/hotel-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { visitorCart } from "#app/features/session/cart-list.ts";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/hotel";
import { textsAround } from "./content-page.server.ts";
import { unavailable } from "./page-data.server.ts";
import { unindexedMeta } from "./page-meta.ts";
import { WorkingPage } from "./working-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.isConfirmed) unavailable();
  return textsAround(site, request, "hotel");
}

export const meta = unindexedMeta("Hotels");

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { places, town } = useSite();
  const { departureTown } = useTenant();
  const lead = departureTown === "" ? "Near the places we tour." : `In ${departureTown} and near the places we tour.`;
  return (
    <WorkingPage around={loaderData} title="Places to stay" lead={lead} notice={<BookingNotice />}>
      <HotelScreen operator={authorized} places={places} town={town} onAdd={visitorCart.add} />
    </WorkingPage>
  );
}
