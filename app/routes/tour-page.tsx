import { Suspense, useMemo } from "react";
import { Await } from "react-router";
import { AppLink, VisitContext } from "#app/components/app-link.tsx";
import { BookingNotice, NoticeText } from "#app/components/notice-text.tsx";
import { TenantContext, useTenant } from "#app/components/use-tenant.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { hotelHref } from "#app/domain/cart/hotel-link.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import { BookingCalendar } from "#app/features/calendar/booking-calendar.tsx";
import { useChosenDeparture } from "#app/features/calendar/booking-party.ts";
import { RecentTours } from "#app/features/kept-tours/recent-tours.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import { type TourPageData, TourView } from "./tour-view.tsx";

interface Props {
  data: TourPageData;
  /** Query parameters that the calendar's links must keep (`original_url`). */
  keep: Record<string, string>;
}

/** Links of a tour with a night: the base site's planner (specification 2), and a room for the night before, unless it is past. */
function Nights({ date, today }: Pick<TourPageData, "date" | "today">) {
  const { baseSiteUrl, town } = useSite();
  const { departureTown, planner, hotels } = useTenant();
  const plan = planner ? <a href={`${baseSiteUrl}/ideas`}>Plan your trip</a> : null;
  if (!hotels || (date !== null && date <= today)) return plan && <p className="calendar-hint">{plan}.</p>;
  const night = date === null ? null : addDays(date, -1);
  return (
    <p className="calendar-hint">
      {plan}
      {plan && ", or "}
      <AppLink href={hotelHref(town.slug, night)}>
        {plan ? "find" : "Find"} a room{departureTown && ` in ${departureTown}`} for the night before
      </AppLink>
      .
    </p>
  );
}

/** Leads to the contact form: with a question, or for a gift where the tenant takes them. */
function Ask({ tour }: { tour: number }) {
  const link = (request: "tour" | "gift", text: string) => (
    <AppLink href={requestHref(request, tour)} rel="nofollow">
      {text}
    </AppLink>
  );
  const gift = useTenant().gifts ? <>, or {link("gift", "give it as a gift")}</> : null;
  return (
    <p className="calendar-hint">
      {link("tour", "Ask about this tour")}
      {gift}.
    </p>
  );
}

/**
 * All amounts are in the tour's currency. Mounted anew for each tour: the departure chosen of one is none of another, and its page
 * does not wait for similar tours.
 */
export function TourPage({ data, keep }: Props) {
  const tenant = useTenant();
  const { stay } = data;
  const { id, currency } = data.tour;
  const inItsCurrency = useMemo(() => (currency === null ? tenant : { ...tenant, currency }), [tenant, currency]);
  return (
    <TenantContext value={inItsCurrency}>
      <VisitContext value={data.visit}>
        <PageOfTour key={id} data={data} keep={stay === "" ? keep : { ...keep, stay }} />
      </VisitContext>
    </TenantContext>
  );
}

function PageOfTour({ data, keep }: Props) {
  const { tour, today, now, date, asked, stay, pickup } = data;
  const departure = useChosenDeparture();
  const booking = { ...tour, ...departure, tour: tour.id, now, asked, stay, pickup, contact: <ContactLine /> };
  return (
    <>
      {data.notices.length === 0 ? null : (
        <div className="wrap">
          {data.notices.map((notice) => (
            <NoticeText key={notice} text={notice} />
          ))}
        </div>
      )}
      <TourView data={data} booking={booking} keep={keep}>
        <BookingCalendar data={data} booking={booking} keep={keep}>
          {data.dayThere === null ? null : <StaticHtml part={data.dayThere} name="day-there" className="day-there" />}
          <p className="calendar-hint">You confirm names and pick-up when you book.</p>
          {tour.rules.hasRooms ? <Nights date={date} today={today} /> : null}
          <Ask tour={tour.id} />
          <BookingNotice />
        </BookingCalendar>
      </TourView>
      <Suspense fallback={null}>
        <Await resolve={data.similar} errorElement={null}>
          {(grid) =>
            grid === null ? null : (
              <section className="wrap section similar-tours" aria-labelledby="similar-tours">
                <div className="section-head">
                  <h2 id="similar-tours">Similar tours</h2>
                </div>
                <StaticHtml part={grid} name="similar" className="tour-list" />
              </section>
            )
          }
        </Await>
      </Suspense>
      <RecentTours here={tour.id} />
    </>
  );
}
