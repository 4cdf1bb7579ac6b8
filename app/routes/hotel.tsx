import { BookingNotice } from "#app/components/notice-text.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { HotelScreen } from "#app/features/hotel/hotel-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { visitorCart } from "#app/features/session/visitor-cart.ts";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/hotel";
import { unavailable } from "./page-data.server.ts";
import { unindexedTags } from "./page-meta.ts";

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).isConfirmed) unavailable();
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Hotels", matches);
}

export default function HotelPage() {
  const { places, town } = useSite();
  const { departureTown } = useTenant();
  const lead = departureTown === "" ? "Near the places we tour." : `In ${departureTown} and near the places we tour.`;
  return (
    <BrowserPage title="Places to stay" lead={lead} notice={<BookingNotice />}>
      <HotelScreen operator={authorized} places={places} town={town} onAdd={visitorCart.add} />
    </BrowserPage>
  );
}
