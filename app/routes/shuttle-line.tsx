import { siteContext } from "#app/context.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import { SeatForm } from "#app/features/shuttle/seat-form.tsx";
import { BookingNotice } from "#app/layout/booking-notice.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { sendOnce, staticPart } from "#app/server-html/render.server.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/shuttle-line";
import { loadContentPage } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

/** One shuttle line: the page builder's page `shuttle-service-{slug}` (specification 10.5). */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (!isSlug(params.slug)) notFound();
  const site = context.get(siteContext);
  const page = await loadContentPage(site, request, url, { opening: 2 });
  const seats = staticPart(site, <SeatForm line={params.slug} checkoutHref={site.checkoutHref} />);
  return { ...page, seats: sendOnce(request, seats) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function ShuttleLine({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Parts parts={loaderData.top} name="top" />
      <section className="wrap section form-section" id="seat">
        <StaticHtml part={loaderData.seats} name="seats" />
        <BookingNotice />
      </section>
      <Parts parts={loaderData.parts} />
    </>
  );
}
