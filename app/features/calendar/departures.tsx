import { countStep } from "#app/components/funnel.ts";
import { clockTime, dayTitle, type IsoDate } from "#app/domain/calendar/dates.ts";
import { bookingHref, calendarFileHref, type Departure } from "#app/domain/tour/detail.ts";
import { pricesText, seatsText } from "#app/domain/tour/text.ts";

function DepartureRow({ tour, date, departure }: { tour: number; date: IsoDate; departure: Departure }) {
  const isSoldOut = departure.remaining === 0;
  return (
    <li className="departure" data-sold-out={isSoldOut ? "" : undefined}>
      <div>
        <p className="departure-time">{clockTime(departure.time)}</p>
        <p className="departure-facts">
          {/* The operator may omit the price; the booking engine then shows it. */}
          {departure.priceAdult === null ? null : <span>{pricesText(departure.priceAdult, departure.priceChild)}</span>}
          {departure.remaining === null || isSoldOut ? null : <span>{seatsText(departure.remaining)}</span>}
        </p>
        {isSoldOut ? null : (
          <a href={calendarFileHref(tour, date, departure.id)} className="departure-note" rel="nofollow">
            Add to calendar
            <span className="visually-hidden">: the {clockTime(departure.time)} departure</span>
          </a>
        )}
      </div>
      {isSoldOut ? (
        <p className="departure-sold-out">Sold out</p>
      ) : (
        // Hands off to the base site, so it must be a document load.
        <a
          href={bookingHref(tour, date, departure.id)}
          className="button"
          rel="nofollow"
          onClick={() => countStep("book", tour)}
        >
          Book
          <span className="visually-hidden">
            {" "}
            the {clockTime(departure.time)} departure on {dayTitle(date)}
          </span>
        </a>
      )}
    </li>
  );
}

export function Departures({
  tour,
  date,
  departures,
}: {
  tour: number;
  date: IsoDate;
  /** null: they could not be loaded. */
  departures: readonly Departure[] | null;
}) {
  if (departures === null) {
    return <p className="calendar-note">Departure times cannot be loaded just now. Please try again in a minute.</p>;
  }
  if (departures.length === 0) {
    return <p className="calendar-note">There is no departure on this day any more. Please choose another date.</p>;
  }
  return (
    <>
      <p className="departures-hint">First pick-up, Las Vegas time</p>
      <ul role="list" className="departures">
        {departures.map((departure) => (
          <DepartureRow key={departure.id} tour={tour} date={date} departure={departure} />
        ))}
      </ul>
    </>
  );
}
