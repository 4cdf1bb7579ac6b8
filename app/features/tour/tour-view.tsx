import { useEffect, useState } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { savedTours, viewedTours } from "#app/components/kept-tours.ts";
import { Picture } from "#app/components/picture.tsx";
import { SaveButton } from "#app/components/save-button.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type IsoDate } from "#app/domain/calendar/dates.ts";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import type { FactName, TourFact } from "#app/domain/tour/facts.ts";
import { childPrice, noticeText, perText } from "#app/domain/tour/text.ts";

/** Fragment of the booking panel; without JavaScript, the calendar's links lead here. */
const CALENDAR_ID = "calendar";

/** Data of the interactive top of the page; the text below is a static part. */
interface TourOverview
  extends Pick<
    TourDetail,
    | "id"
    | "title"
    | "summary"
    | "pictures"
    | "priceAdult"
    | "priceChild"
    | "pricePer"
    | "freeCancellationHours"
    | "refundable"
  > {
  /** `bookingNotes` */
  notes: string[];
  crumbs: Crumb[];
  facts: TourFact[];
}

function Price({ tour, noPrice }: Pick<Props, "tour" | "noPrice">) {
  const { priceAdult: adult, priceChild: child, notes } = tour;
  const format = useFormat();
  if (adult === null) return noPrice;
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

/** Up to four pictures; each opens the lightbox with all of them, without JavaScript its file. */
function TourGallery({ tour: { pictures, title }, linkTo }: { tour: TourOverview } & Pick<Props, "linkTo">) {
  return (
    <ul role="list" className="tour-gallery" data-count={Math.min(pictures.length, 4)}>
      {pictures.slice(0, 4).map(({ src, alt }, index) => (
        <li key={src} id={linkTo(index).id}>
          <a {...linkTo(index).link} aria-label={`View picture ${index + 1} of ${title} in full size`}>
            <Picture src={src} alt={alt} width={1600} height={1067} first={index === 0} />
          </a>
        </li>
      ))}
    </ul>
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

function TourFacts({ facts }: { facts: readonly TourFact[] }) {
  return (
    <dl className="tour-facts" data-fours={facts.length % 3 === 1 ? "" : undefined}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Icon name={FACT_ICONS[name]} /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DatesLink({ text }: { text: string }) {
  return (
    <a href={`#${CALENDAR_ID}`} className="button">
      {text}
    </a>
  );
}

/** Bar at the bottom of phones with price or total and link to the dates; hidden while the calendar is in view. */
function TourBar({ tour, children }: Pick<Props, "tour"> & { children: React.ReactNode }) {
  const { money } = useFormat();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const calendar = document.getElementById(CALENDAR_ID);
    if (calendar === null) return;
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -30% 0px",
    });
    observer.observe(calendar);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="tour-bar" data-away={isHidden ? "" : undefined}>
      {children ?? (
        <>
          <p>
            {tour.priceAdult === null ? null : (
              <span>
                <strong>{money(tour.priceAdult)}</strong> {perText(tour)}
              </span>
            )}
          </p>
          <DatesLink text="Check dates" />
        </>
      )}
    </div>
  );
}

interface Props {
  tour: TourOverview;
  /** In the place of its price, where it has none. */
  noPrice: React.ReactNode;
  /** The end of the promise of free cancellation: from which date on, where some on sale are sooner. */
  freeFrom: React.ReactNode;
  /** The id of the picture at this place, and the props of its link. */
  linkTo: (index: number) => { id: string; link: React.ComponentProps<"a"> };
  /** The chosen day. */
  date: IsoDate | null;
  calendar: React.ReactNode;
  /** The next open dates. */
  nextDates: React.ReactNode;
  /** Time, party and total of the chosen day. */
  chosenTotal: (isInBar: boolean) => React.ReactNode;
  /** `TourSections`, as a static part. */
  text: React.ReactNode;
  contact: React.ReactNode;
}

type LeadProps = Omit<Props, "linkTo" | "calendar" | "text">;

/** Price, next dates and the way to the calendar; on wide screens it stays beside the page, on narrow ones the booking panel says the same. */
function TourLead({ tour, noPrice, freeFrom, date, nextDates, chosenTotal, contact }: LeadProps) {
  const { freeCancellationHours, refundable } = tour;
  const { shortDate } = useFormat();
  return (
    <aside className="tour-lead" aria-label="Price and dates">
      {date === null ? (
        <>
          <Price tour={tour} noPrice={noPrice} />
          {nextDates}
          <DatesLink text="Check dates" />
        </>
      ) : (
        <>
          <h3 className="next-dates-title">{shortDate(date)}</h3>
          {chosenTotal(false)}
        </>
      )}
      <ul role="list" className="tour-promises">
        {date === null && refundable === false ? (
          <li>
            <Icon name="close" />
            <strong>Not refundable</strong>
          </li>
        ) : null}
        {date === null && freeCancellationHours && refundable !== false ? (
          <li>
            <Icon name="check" />
            <span>
              Free cancellation until {noticeText(freeCancellationHours)} before pick-up{freeFrom}.
            </span>
          </li>
        ) : null}
        <li>
          <Icon name="phone" /> <span>{contact}</span>
        </li>
      </ul>
    </aside>
  );
}

export function TourView({ tour, linkTo, calendar, text, ...lead }: Props) {
  const lang = useTenant().contentLanguage ?? undefined;
  const isSaved = savedTours.useList().includes(tour.id);
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
      <TourGallery tour={tour} linkTo={linkTo} />
      <TourFacts facts={tour.facts} />
      <section id={CALENDAR_ID} className="tour-booking" aria-labelledby="calendar-title">
        <h2 id="calendar-title">Dates and prices</h2>
        <div className="tour-booking-lead">
          <Price tour={tour} noPrice={lead.noPrice} />
          {lead.nextDates}
        </div>
        {calendar}
      </section>
      <TourLead tour={tour} {...lead} />
      {text}
      <TourBar tour={tour}>{lead.chosenTotal(true)}</TourBar>
    </article>
  );
}
