import { clockTime, dayTitle, type IsoDate } from "#app/domain/calendar/dates.ts";
import { bookingHref, calendarFileHref, type Session } from "#app/domain/tour/detail.ts";
import { pricesText, seatsText } from "#app/domain/tour/text.ts";

function Departure({ tour, date, session }: { tour: number; date: IsoDate; session: Session }) {
  const isSoldOut = session.remaining === 0;
  return (
    <li className="departure" data-sold-out={isSoldOut ? "" : undefined}>
      <div>
        <p className="departure-time">{clockTime(session.time)}</p>
        <p className="departure-facts">
          {/* The operator may omit the price; the booking engine then shows it. */}
          {session.priceAdult === null ? null : <span>{pricesText(session.priceAdult, session.priceChild)}</span>}
          {session.remaining === null || isSoldOut ? null : <span>{seatsText(session.remaining)}</span>}
        </p>
        {isSoldOut ? null : (
          <a href={calendarFileHref(tour, date, session.id)} className="departure-note" rel="nofollow">
            Add to calendar
            <span className="visually-hidden">: the {clockTime(session.time)} departure</span>
          </a>
        )}
      </div>
      {isSoldOut ? (
        <p className="departure-sold-out">Sold out</p>
      ) : (
        // Hands off to the base site, so it must be a document load.
        <a href={bookingHref(tour, date, session.id)} className="button" rel="nofollow">
          Book
          <span className="visually-hidden">
            {" "}
            the {clockTime(session.time)} departure on {dayTitle(date)}
          </span>
        </a>
      )}
    </li>
  );
}

export function Departures({
  tour,
  date,
  sessions,
}: {
  tour: number;
  date: IsoDate;
  /** null: they could not be loaded. */
  sessions: readonly Session[] | null;
}) {
  if (sessions === null) {
    return <p className="calendar-note">Departure times cannot be loaded just now. Please try again in a minute.</p>;
  }
  if (sessions.length === 0) {
    return <p className="calendar-note">There is no departure on this day any more. Please choose another date.</p>;
  }
  return (
    <>
      <p className="departures-hint">First pick-up, Las Vegas time</p>
      <ul role="list" className="departures">
        {sessions.map((session) => (
          <Departure key={session.id} tour={tour} date={date} session={session} />
        ))}
      </ul>
    </>
  );
}
