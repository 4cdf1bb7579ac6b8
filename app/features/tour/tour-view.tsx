import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Icon } from "#app/components/icon.tsx";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import type { TourFact } from "#app/domain/tour/facts.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { TourFacts } from "./facts.tsx";
import { TourGallery } from "./gallery.tsx";
import { CALENDAR_ID, TourBar } from "./tour-bar.tsx";

function Price({ adult, child }: { adult: number; child: number | null }) {
  return (
    <p className="tour-price">
      <strong>{dollars(adult)}</strong> per adult
      {child === null || child === adult ? null : <span className="tour-price-child">{dollars(child)} per child</span>}
    </p>
  );
}

/** What the top of a tour's page needs; its text is a static part. */
export interface TourOverview
  extends Pick<
    TourDetail,
    "id" | "title" | "summary" | "pictures" | "priceAdult" | "priceChild" | "freeCancellationHours"
  > {
  crumbs: Crumb[];
  facts: TourFact[];
}

interface Props {
  tour: TourOverview;
  calendar: React.ReactNode;
  /** The sections to read. */
  text: React.ReactNode;
  /** How to reach the operator. */
  contact: React.ReactNode;
}

/** The page of a tour. */
export function TourView({ tour, calendar, text, contact }: Props) {
  const { priceAdult, priceChild } = tour;
  return (
    <article className="wrap tour">
      <header className="tour-head">
        <Breadcrumb crumbs={tour.crumbs} />
        <h1>{tour.title}</h1>
        {tour.summary === "" ? null : <p className="lead">{tour.summary}</p>}
      </header>
      <TourGallery tourId={tour.id} pictures={tour.pictures} title={tour.title} />
      <TourFacts facts={tour.facts} />
      <div className="tour-columns">
        <section id={CALENDAR_ID} className="tour-booking" aria-labelledby="calendar-title">
          <h2 id="calendar-title">Dates and prices</h2>
          {priceAdult === null ? null : <Price adult={priceAdult} child={priceChild} />}
          {calendar}
          <ul role="list" className="tour-promises">
            {tour.freeCancellationHours ? (
              <li>
                <Icon name="check" /> Free cancellation until {tour.freeCancellationHours} hours before
              </li>
            ) : null}
            <li>
              <Icon name="phone" /> <span>{contact}</span>
            </li>
          </ul>
        </section>
        {text}
      </div>
      <TourBar price={priceAdult} />
    </article>
  );
}
