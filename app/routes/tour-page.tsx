/** The page of one tour, put together from its features. */

import { Await } from "react-router";
import { Parts } from "#app/blocks/parts.tsx";
import { BelowFirstScreen } from "#app/components/below-first-screen.tsx";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { BookingCalendar } from "#app/features/calendar/booking-calendar.tsx";
import { TourGrid } from "#app/features/tour/card.tsx";
import { TourView } from "#app/features/tour/tour-view.tsx";
import { Contact } from "#app/layout/contact.tsx";
import type { TourPageData } from "./tour-page.server.ts";

function SimilarTours({ tours }: { tours: readonly TourOnCard[] }) {
  if (tours.length === 0) return null;
  return (
    <section className="wrap section similar-tours" aria-labelledby="similar-tours">
      <div className="section-head">
        <h2 id="similar-tours">Similar tours</h2>
      </div>
      <TourGrid tours={tours} />
    </section>
  );
}

/** @param keep what the calendar's links must carry on: `original_url`, where the page is reached by it */
export function TourPage({ data, keep }: { data: TourPageData; keep: Record<string, string> }) {
  const { tour, text, today, firstMonth, lastMonth, date, onSale, sessions, similar } = data;
  return (
    <>
      <TourView
        tour={tour}
        contact={<Contact />}
        calendar={
          <BookingCalendar
            // Another tour is another calendar: no focus, no chosen day comes along.
            key={tour.id}
            tour={tour.id}
            first={firstMonth}
            last={lastMonth}
            contact={<Contact />}
            {...{ today, date, onSale, sessions, keep }}
          />
        }
        // What a document brought belongs to its tour alone.
        text={<Parts key={tour.id} parts={text} />}
      />
      <BelowFirstScreen>
        <Await resolve={similar} errorElement={null}>
          {(tours) => <SimilarTours tours={tours} />}
        </Await>
      </BelowFirstScreen>
    </>
  );
}
