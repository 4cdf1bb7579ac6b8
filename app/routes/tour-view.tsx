import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Await } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { savedTours, viewedTours } from "#app/components/kept-tours.ts";
import { Picture } from "#app/components/picture.tsx";
import { SaveButton } from "#app/components/save-button.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { nextDaysFor } from "#app/domain/tour/date-search.ts";
import { firstFreeDate } from "#app/domain/tour/departures.ts";
import type { FactName } from "#app/domain/tour/facts.ts";
import { childPrice, noticeText, perText } from "#app/domain/tour/text.ts";
import type { Booking } from "#app/features/calendar/booking-party.ts";
import { NextDates } from "#app/features/calendar/next-dates.tsx";
import { ChosenTotal, ChosenTotalWaiting } from "#app/features/calendar/price-parts.tsx";
import { photoFragment, useLightbox } from "#app/features/lightbox/lightbox.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { tourPageData } from "./tour-page.server.tsx";

/** Fragment of the booking panel; without JavaScript, the calendar's links lead here. */
const CALENDAR_ID = "calendar";

export type TourPageData = Awaited<ReturnType<typeof tourPageData>>;

interface Props {
  data: TourPageData;
  booking: Booking;
  /** Query parameters that the calendar's links must keep (`original_url`). */
  keep: Record<string, string>;
}

/** A tour without a price of its own is on request, unless its dates have prices. */
function Price({ data: { tour, onSale } }: Pick<Props, "data">) {
  const { priceAdult: adult, priceChild: child, notes } = tour;
  const format = useFormat();
  if (adult === null) {
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
  const reduced = childPrice(format, adult, child);
  return (
    <p className="tour-price">
      <strong>{format.money(adult)}</strong> {perText(tour)}
      {reduced === null ? null : <span>{reduced} per child</span>}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

/** The operator does not give the size of a tour's pictures; they are shown whole in this shape. */
const PICTURE_SIZE = { width: 1600, height: 1067 };

/** Up to four pictures; each opens the lightbox with all of them, without JavaScript its file. */
function TourGallery({ tour: { pictures, title } }: Pick<TourPageData, "tour">) {
  const photos = useMemo(
    () => pictures.map((picture, at) => ({ ...picture, ...PICTURE_SIZE, number: at + 1, caption: "", place: "" })),
    [pictures],
  );
  const { linkTo, lightbox } = useLightbox(photos);
  return (
    <>
      <ul role="list" className="tour-gallery" data-count={Math.min(photos.length, 4)}>
        {photos.slice(0, 4).map((photo) => (
          <li key={photo.src} id={photoFragment(photo.number)}>
            <a {...linkTo(photo)} aria-label={`View picture ${photo.number} of ${title} in full size`}>
              <Picture src={photo.src} alt={photo.alt} {...PICTURE_SIZE} first={photo.number === 1} />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

const FACT_ICONS: Readonly<Record<FactName, IconName>> = {
  Duration: "clock",
  "Pick-up": "pin",
  Drive: "road",
  Group: "people",
  Languages: "speech",
  Age: "user",
  Wheelchair: "check",
};

function DatesLink() {
  return (
    <a href={`#${CALENDAR_ID}`} className="button">
      Check dates
    </a>
  );
}

interface ChosenDayProps extends Omit<Props, "keep"> {
  date: string;
  isInBar?: boolean;
}

/** Time, party and total of the chosen day. */
function ChosenDay({ data: { departures }, booking, date, isInBar = false }: ChosenDayProps) {
  return (
    <Suspense fallback={<ChosenTotalWaiting />}>
      <Await resolve={departures}>
        {(list) => <ChosenTotal departures={list} booking={booking} date={date} isInBar={isInBar} />}
      </Await>
    </Suspense>
  );
}

/** Bar at the bottom of phones with price or total and link to the dates; hidden while the calendar is in view. */
function TourBar({ data, booking, calendar }: Omit<Props, "keep"> & { calendar: React.RefObject<HTMLElement | null> }) {
  const { priceAdult } = data.tour;
  const { money } = useFormat();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (calendar.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -30% 0px",
    });
    observer.observe(calendar.current);
    return () => observer.disconnect();
  }, [calendar]);
  return (
    <div className="tour-bar" data-away={isHidden ? "" : undefined}>
      {data.date === null ? (
        <>
          <p>
            {priceAdult === null ? null : (
              <span>
                <strong>{money(priceAdult)}</strong> {perText(data.tour)}
              </span>
            )}
          </p>
          <DatesLink />
        </>
      ) : (
        <ChosenDay data={data} booking={booking} date={data.date} isInBar />
      )}
    </div>
  );
}

/** The next open dates, until one is chosen. */
function OpenDates({ data: { today, date, daysOnSale }, booking, keep }: Props) {
  return date === null ? <NextDates today={today} booking={booking} daysOnSale={daysOnSale} keep={keep} /> : null;
}

/** From which date on the promise of free cancellation holds; nothing when the tour departs no earlier, or has no dates. */
function FreeFrom({ data: { today, now, daysOnSale }, hours }: Pick<Props, "data"> & { hours: number }) {
  const { shortDate } = useFormat();
  const date = firstFreeDate(today, hours, now.timeZone);
  const words = <span>{`, for dates from ${shortDate(date)} on`}</span>;
  return (
    <Suspense fallback={words}>
      <Await resolve={daysOnSale}>
        {(sale) => ((sale ? nextDaysFor(1, addDays(today, -1), sale)[0] : today) ?? date) < date && words}
      </Await>
    </Suspense>
  );
}

/** Price, next dates and the way to the calendar; on wide screens it stays beside the page, on narrow ones the booking panel says the same. */
function TourLead({ data, booking, keep }: Props) {
  const { tour, date } = data;
  const { freeCancellationHours: freeHours, refundable } = tour;
  const { shortDate } = useFormat();
  return (
    <aside className="tour-lead" aria-label="Price and dates">
      {date === null ? (
        <>
          <Price data={data} />
          <OpenDates data={data} booking={booking} keep={keep} />
          <DatesLink />
        </>
      ) : (
        <>
          <h3 className="next-dates-title">{shortDate(date)}</h3>
          <ChosenDay data={data} booking={booking} date={date} />
        </>
      )}
      <ul role="list" className="tour-promises">
        {date === null && refundable === false ? (
          <li>
            <Icon name="close" />
            <strong>Not refundable</strong>
          </li>
        ) : null}
        {date === null && freeHours && refundable !== false ? (
          <li>
            <Icon name="check" />
            <span>
              Free cancellation until {noticeText(freeHours)} before departure
              <FreeFrom data={data} hours={freeHours} />.
            </span>
          </li>
        ) : null}
        <li>
          <Icon name="phone" /> <span>{booking.contact}</span>
        </li>
      </ul>
    </aside>
  );
}

/** @param children the calendar */
export function TourView({ data, booking, keep, children }: Props & { children: React.ReactNode }) {
  const { tour, text } = data;
  const lang = useTenant().contentLanguage ?? undefined;
  const isSaved = savedTours.useList().includes(tour.id);
  const calendar = useRef<HTMLElement>(null);
  useEffect(() => {
    viewedTours.keep(tour.id);
    countStep("tour-viewed", tour.id);
  }, [tour.id]);
  return (
    <article className="wrap tour">
      <header className="tour-head">
        <Breadcrumb crumbs={tour.crumbs} here={tour.title} />
        <h1 lang={lang}>{tour.title}</h1>
        {tour.summary === "" ? null : (
          <p lang={lang} className="lead">
            {tour.summary}
          </p>
        )}
        <SaveButton id={tour.id} title={tour.title} isSaved={isSaved}>
          Save this tour
        </SaveButton>
      </header>
      <TourGallery tour={tour} />
      <dl className="tour-facts" data-fours={tour.facts.length % 3 === 1 ? "" : undefined}>
        {tour.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <Icon name={FACT_ICONS[name]} /> {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section ref={calendar} id={CALENDAR_ID} className="tour-booking" aria-labelledby="calendar-title">
        <h2 id="calendar-title">Dates and prices</h2>
        <div className="tour-booking-lead">
          <Price data={data} />
          <OpenDates data={data} booking={booking} keep={keep} />
        </div>
        {children}
      </section>
      <TourLead data={data} booking={booking} keep={keep} />
      <Parts parts={text} name="tour-text" />
      <TourBar data={data} booking={booking} calendar={calendar} />
    </article>
  );
}
