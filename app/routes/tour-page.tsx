import { Suspense, useMemo } from "react";
import { Await } from "react-router";
import { AppLink, VisitContext } from "#app/components/app-link.tsx";
import { BookingNotice, NoticeText } from "#app/components/notice-text.tsx";
import { TenantContext, useFormat, useTenant } from "#app/components/use-tenant.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { hotelHref } from "#app/domain/cart/hotel-link.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import { firstFreeDate } from "#app/domain/tour/cancellation.ts";
import { DEFAULT_PARTY, partySize } from "#app/domain/tour/party.ts";
import { BookingCalendar } from "#app/features/calendar/booking-calendar.tsx";
import { type Booking, useChosenDeparture } from "#app/features/calendar/booking-party.ts";
import { ChosenTotal, ChosenTotalWaiting } from "#app/features/calendar/chosen-total.tsx";
import { NextDates } from "#app/features/calendar/next-dates.tsx";
import { RecentTours } from "#app/features/kept-tours/recent-tours.tsx";
import { photoFragment, useLightbox } from "#app/features/lightbox/lightbox.tsx";
import { TourView } from "#app/features/tour/tour-view.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { Parts } from "#app/server-html/parts.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { tourPageData } from "./tour-page.server.tsx";

interface Props {
  data: Awaited<ReturnType<typeof tourPageData>>;
  /** Query parameters that the calendar's links must keep (`original_url`). */
  keep: Record<string, string>;
}

/** The operator does not give the size of a tour's pictures; they are shown whole in this shape. */
const PICTURE_SIZE = { width: 1600, height: 1067 };

/** Links of a tour with a night: the base site's planner (specification 2), and a room for the night before, unless it is past. */
function Nights({ date, today }: Pick<Props["data"], "date" | "today">) {
  const { baseSiteUrl, town } = useSite();
  const { departureTown, planner } = useTenant();
  const plan = planner ? <a href={`${baseSiteUrl}/ideas`}>Plan your trip</a> : null;
  if (date !== null && date <= today) return plan && <p className="calendar-hint">{plan}.</p>;
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

/** Leads to the contact form, where the tenant takes gifts. */
function Gift({ tour, date }: { tour: number } & Pick<Props["data"], "date">) {
  if (!useTenant().gifts) return null;
  return (
    <p className="calendar-hint">
      <AppLink href={requestHref("gift", { tour, date, party: null })} rel="nofollow">
        Give this tour as a gift
      </AppLink>
    </p>
  );
}

/** From which date on the promise holds; nothing when the tour departs no earlier, or has no dates. */
function FreeFrom({ today, now, hours, onSale }: Pick<Props["data"], "today" | "now" | "onSale"> & { hours: number }) {
  const { shortDate } = useFormat();
  const date = firstFreeDate(today, hours, now.timeZone);
  const words = <span>{`, for dates from ${shortDate(date)} on`}</span>;
  return (
    <Suspense fallback={words}>
      <Await resolve={onSale}>
        {({ isOnRequest, soonest: [first = ""] }) => (!isOnRequest && first < date ? words : null)}
      </Await>
    </Suspense>
  );
}

/** The price of a tour that has none of its own: on request, unless its dates have prices. */
function NoPrice({ onSale }: Pick<Props["data"], "onSale">) {
  return (
    <Suspense fallback={null}>
      <Await resolve={onSale}>
        {({ days }) =>
          days?.some((offer) => typeof offer === "number") ? null : (
            <p>
              <strong>Price on request</strong>
            </p>
          )
        }
      </Await>
    </Suspense>
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
      <VisitContext value={data.address}>
        <PageOfTour key={id} data={data} keep={stay === "" ? keep : { ...keep, stay }} />
      </VisitContext>
    </TenantContext>
  );
}

function PageOfTour({ data, keep }: Props) {
  const { tour, text, today, now, firstMonth, lastMonth, date, ignoredDate, asked, onSale, departures } = data;
  const photos = useMemo(
    () =>
      tour.pictures.map((picture, index) => ({
        ...picture,
        ...PICTURE_SIZE,
        number: index + 1,
        caption: "",
        place: "",
      })),
    [tour.pictures],
  );
  const freeHours = tour.freeCancellationHours;
  const { linkTo, lightbox } = useLightbox(photos);
  const departure = useChosenDeparture();
  const people = partySize(asked ?? DEFAULT_PARTY);
  const contact = <ContactLine />;
  const booking: Booking = {
    ...tour,
    ...departure,
    tour: tour.id,
    prices: tour,
    freeHours,
    now,
    contact,
    asked,
    stay: data.stay,
    pickup: data.pickup,
  };
  const chosenTotal = (isInBar: boolean) =>
    date === null ? null : (
      <Suspense fallback={<ChosenTotalWaiting />}>
        <Await resolve={departures}>
          {(list) => <ChosenTotal departures={list} booking={booking} date={date} isInBar={isInBar} />}
        </Await>
      </Suspense>
    );
  return (
    <>
      {data.notices.length === 0 ? null : (
        <div className="wrap">
          {data.notices.map((notice) => (
            <NoticeText key={notice} text={notice} />
          ))}
        </div>
      )}
      <TourView
        tour={tour}
        noPrice={<NoPrice onSale={onSale} />}
        freeFrom={<FreeFrom today={today} now={now} onSale={onSale} hours={freeHours ?? 0} />}
        contact={contact}
        linkTo={(index) => {
          const photo = photos[index];
          return { id: photoFragment(index + 1), link: photo === undefined ? {} : linkTo(photo) };
        }}
        nextDates={date === null ? <NextDates today={today} people={people} onSale={onSale} keep={keep} /> : null}
        date={date}
        chosenTotal={chosenTotal}
        calendar={
          <BookingCalendar
            first={firstMonth}
            last={lastMonth}
            daysOnSale={data.daysOnSale}
            booking={booking}
            today={today}
            date={date}
            ignoredDate={ignoredDate}
            onSale={onSale}
            departures={departures}
            keep={keep}
          >
            {data.dayThere === null ? null : <StaticHtml part={data.dayThere} name="day-there" className="day-there" />}
            <p className="calendar-hint">You confirm names and pick-up when you book.</p>
            {data.overnight ? <Nights date={date} today={today} /> : null}
            <Gift tour={tour.id} date={date} />
            <BookingNotice />
          </BookingCalendar>
        }
        text={<Parts parts={text} name="tour-text" />}
      />
      {lightbox}
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
