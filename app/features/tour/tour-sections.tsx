import { Icon, type IconName } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { monthTitle } from "#app/domain/calendar/dates.ts";
import type { Stop, TourDetail } from "#app/domain/tour/detail.ts";
import { cancellationTerms, itineraryDays, ratingText, stopTime } from "#app/domain/tour/facts.ts";
import { meetingPlaces, pickUpName } from "#app/domain/tour/meeting-points.ts";
import type { Region } from "#app/domain/tour/places.ts";
import { mapOfStops } from "#app/domain/tour/route-map.ts";
import type { StayQuery } from "#app/domain/tour/stops-for-stay.ts";
import { PickUpStops } from "./pick-up-stops.tsx";
import { MapNumber, RouteDrawing } from "./route-drawing.tsx";

/** A section of the page, omitted when `when` is false. */
function Part({ id, title, when, children }: { id: string; title: string; when: boolean; children: React.ReactNode }) {
  if (!when) return null;
  return (
    <section className="tour-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Ticks({ items, icon }: { items: readonly string[]; icon: IconName }) {
  return (
    <ul role="list" className="icon-list">
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} /> {item}
        </li>
      ))}
    </ul>
  );
}

/** A tour of several days has a heading for each. */
function Itinerary({ days, region }: { days: readonly Stop[][]; region: Region }) {
  const format = useFormat();
  const isOneDay = days.length === 1;
  const Title = isOneDay ? "h3" : "h4";
  const all = days.flat();
  const map = mapOfStops(all, region);
  return (
    <>
      {map && <RouteDrawing map={map} />}
      <div className="side-by-side">
        {days.map((stops, index) => (
          <div key={index}>
            {isOneDay ? null : <h3 className="itinerary-day">Day {index + 1}</h3>}
            <ol role="list" className="itinerary">
              {stops.map((stop, at) => (
                // Stops have no id and keep their order.
                <li key={at}>
                  {map && <MapNumber number={1 + all.indexOf(stop)} />}
                  {stop.time === "" ? null : <p className="itinerary-time">{stopTime(format, stop.time)}</p>}
                  <Title>{stop.title}</Title>
                  {stop.text === "" ? null : <p>{stop.text}</p>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

interface Props {
  tour: TourDetail;
  stay: StayQuery;
  /** The region of its maps. */
  region: Region;
  /** The clock of its times: `Kanab time`. */
  clock: string;
  questions: React.ReactNode;
}

export function TourSections({ tour, stay, region, clock, questions }: Props) {
  const { bring, timeZoneNote, accessibility, stay: night } = tour;
  const cancellation = cancellationTerms(tour);
  const isPickUp = pickUpName(meetingPlaces(tour.meetingPoints), tour.hotelPickup) !== "";
  const hasNotes = [...bring, timeZoneNote, accessibility, cancellation].some((text) => text !== "");
  return (
    <>
      <Part id="highlights" title="Highlights" when={tour.highlights.length > 0}>
        <Ticks items={tour.highlights} icon="check" />
      </Part>
      <Part id="about" title="About this tour" when={tour.description !== ""}>
        <RichText html={tour.description} lang={useTenant().contentLanguage ?? undefined} />
      </Part>
      <Part id="itinerary" title="Itinerary" when={tour.itinerary.length > 0}>
        <p className="note-line">
          All times are {clock}
          {tour.timeZoneNote === "" ? null : (
            <>
              {" "}
              (<a href="#clocks">time zones on the way</a>)
            </>
          )}
          . Traffic and weather can change these times.
        </p>
        <Itinerary days={itineraryDays(tour)} region={region} />
      </Part>
      {night && (
        <Part id="stay" title="Where you stay" when>
          <div className="side-by-side">
            {night.picture && <Picture src={night.picture.src} alt={night.picture.alt} width={1600} height={1067} />}
            <div>
              <h3>{night.name}</h3>
              {night.text === "" ? null : <p>{night.text}</p>}
            </div>
          </div>
        </Part>
      )}
      <Part id="price" title="What the price includes" when={tour.includes.length + tour.excludes.length > 0}>
        <div className="side-by-side">
          <div>
            <h3>Included</h3>
            <Ticks items={tour.includes} icon="check" />
          </div>
          {tour.excludes.length === 0 ? null : (
            <div className="excluded">
              <h3>Not included</h3>
              <Ticks items={tour.excludes} icon="close" />
            </div>
          )}
        </div>
      </Part>
      <Part
        id="meeting-points"
        title={isPickUp ? "Where we pick you up" : "Where we meet"}
        when={tour.meetingPoints.length > 0}
      >
        <PickUpStops tour={tour} stay={stay} region={region} />
      </Part>
      {hasNotes ? (
        <div className="side-by-side">
          <Part id="bring" title="What to bring" when={tour.bring.length > 0}>
            <Ticks items={tour.bring} icon="check" />
          </Part>
          <Part id="clocks" title="Time zones" when={tour.timeZoneNote !== ""}>
            <p>{tour.timeZoneNote}</p>
          </Part>
          <Part id="access" title="Difficulty and accessibility" when={tour.accessibility !== ""}>
            <p>{tour.accessibility}</p>
          </Part>
          <Part id="cancellation" title="Cancellation" when={cancellation !== ""}>
            <p>{cancellation}</p>
          </Part>
        </div>
      ) : null}
      <Part id="questions" title="Questions and answers" when={tour.faq.length > 0}>
        {questions}
      </Part>
    </>
  );
}

/** Rating and quotes of a tour's page; nothing without either. */
export function TourReviews({ tour }: { tour: TourDetail }) {
  const rating = ratingText(tour);
  const reviews = tour.reviews ?? [];
  if (rating === "" && reviews.length === 0) return null;
  return (
    <section className="tour-part tour-reviews" aria-labelledby="reviews">
      <h2 id="reviews">{reviews.length === 0 ? "Guests’ rating" : "What guests say"}</h2>
      {rating === "" ? null : (
        <p>
          <strong>{rating}</strong>
        </p>
      )}
      {rating === "" && tour.reviewsAreDemo ? <p>Demo data.</p> : null}
      {reviews.map(({ text, name, month, source }) => (
        <figure key={name + text}>
          <blockquote>{text}</blockquote>
          <figcaption>
            <bdi>{name}</bdi>
            {[month === null ? "" : monthTitle(month), source].map((text) => (text ? `, ${text}` : ""))}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
