import { AppLink } from "#app/components/app-link.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { Lodging, MeetingPoint, Stop, TourDetail } from "#app/domain/tour/detail.ts";
import { cancellationTerms } from "#app/domain/tour/facts.ts";
import { itineraryDays, stopTime } from "#app/domain/tour/itinerary.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";
import { departureNames, type MeetingPlace, mapHref, withSharedNote } from "#app/domain/tour/meeting-points.ts";
import type { Region } from "#app/domain/tour/place.ts";
import type { StayQuery } from "#app/domain/tour/stops-for-stay.ts";
import { RouteDrawing } from "./route-drawing.tsx";
import { StaySearch } from "./stay-search.tsx";

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

function Stops({ stops, titleAs: Title }: { stops: readonly Stop[]; titleAs: "h3" | "h4" }) {
  const format = useFormat();
  return (
    <ol role="list" className="itinerary">
      {stops.map(({ time, title, text }, index) => (
        // Stops have no id and keep their order.
        <li key={index}>
          {time === "" ? null : <p className="itinerary-time">{keepUnits(stopTime(format, time))}</p>}
          <Title>{title}</Title>
          {text === "" ? null : <p>{keepUnits(text)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** A tour of several days has a heading for each. */
function Itinerary({ days, region }: { days: readonly Stop[][]; region: Region }) {
  const isOneDay = days.length === 1;
  return (
    <>
      <RouteDrawing stops={days.flat().map(({ title, at }) => ({ name: title, at }))} region={region} />
      <div className="side-by-side">
        {days.map((stops, index) => (
          <div key={index}>
            {isOneDay ? null : <h3 className="itinerary-day">Day {index + 1}</h3>}
            <Stops stops={stops} titleAs={isOneDay ? "h3" : "h4"} />
          </div>
        ))}
      </div>
    </>
  );
}

function Night({ stay: { name, text, picture } }: { stay: Lodging }) {
  return (
    <div className="side-by-side">
      {picture === null ? null : <Picture src={picture.src} alt={picture.alt} width={1600} height={1067} />}
      <div>
        <h3>{name}</h3>
        {text === "" ? null : <p>{keepUnits(text)}</p>}
      </div>
    </div>
  );
}

/** Leads to the map. */
function Address({ address, at }: Pick<MeetingPlace, "address" | "at">) {
  return at && address !== "" ? <AppLink href={mapHref(at)}>{keepUnits(address)}</AppLink> : keepUnits(address);
}

/** For tours that leave several times a day: a column of times for each departure. */
function MeetingTable({ places, departures }: { places: readonly MeetingPlace[]; departures: readonly string[] }) {
  const { clockTime } = useFormat();
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Stop</th>
          {departures.map((name) => (
            <th key={name} scope="col" className="no-break">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, address, at, times, note }, index) => (
          // Places have no id and keep their order.
          <tr key={index}>
            <td>
              <strong>{name}</strong>
              <p className="note-line">
                <Address address={address} at={at} /> {keepUnits(note)}
              </p>
            </td>
            {departures.map((departure, column) => (
              <td key={departure} className="no-break">
                {times[column] === undefined ? "" : clockTime(times[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeetingList({ places }: { places: readonly MeetingPlace[] }) {
  const { clockTime } = useFormat();
  return (
    <ol role="list" className="meeting-points">
      {places.map(({ name, address, at, times, note }, index) => (
        // Places have no id and keep their order.
        <li key={index}>
          <p className="meeting-time">{times.map(clockTime)}</p>
          <div>
            <h3>{name}</h3>
            {address === "" ? null : (
              <p className="note-line">
                <Address address={address} at={at} />
              </p>
            )}
            {note === "" ? null : <p className="note-line">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface MeetingPointsProps {
  points: readonly MeetingPoint[];
  stay: StayQuery;
  region: Region;
}

function MeetingPoints({ points, stay, region }: MeetingPointsProps) {
  const { shared, places } = withSharedNote(points);
  const departures = departureNames(places);
  return (
    <>
      {places.length > 1 ? <StaySearch {...stay} places={places} /> : null}
      <RouteDrawing stops={places} region={region} />
      {shared === "" ? null : <p className="note-line">{shared}</p>}
      {departures.length === 0 ? (
        <MeetingList places={places} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling box must be focusable; a fieldset would be wrong
        <div className="table-scroll" role="group" tabIndex={0} aria-label="Pick-up times">
          <MeetingTable places={places} departures={departures} />
        </div>
      )}
    </>
  );
}

interface Props {
  tour: TourDetail;
  stay: StayQuery;
  /** For its maps. */
  region: Region;
  /** Of its times: `Kanab time`. */
  clock: string;
  questions: React.ReactNode;
}

export function TourSections({ tour, stay, region, clock, questions }: Props) {
  const { bring, timeZoneNote, accessibility } = tour;
  const cancellation = cancellationTerms(tour);
  const hasNotes = [...bring, timeZoneNote, accessibility, cancellation].some((text) => text !== "");
  return (
    <>
      <Part id="highlights" title="Highlights" when={tour.highlights.length > 0}>
        <Ticks items={tour.highlights} icon="check" />
      </Part>
      <Part id="about" title="About this tour" when={tour.description !== ""}>
        <RichText html={tour.description} />
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
      <Part id="stay" title="Where you stay" when={Boolean(tour.stay)}>
        {tour.stay && <Night stay={tour.stay} />}
      </Part>
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
      <Part id="meeting-points" title="Where we pick you up" when={tour.meetingPoints.length > 0}>
        <MeetingPoints points={tour.meetingPoints} stay={stay} region={region} />
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
