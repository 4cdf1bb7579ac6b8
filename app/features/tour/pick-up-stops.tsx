import { AppLink } from "#app/components/app-link.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { QUESTION_SEARCH_MAX_CHARS } from "#app/domain/content/question-query.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { departureNames, type MeetingPlace, mapHref, withSharedNote } from "#app/domain/tour/meeting-points.ts";
import type { Region } from "#app/domain/tour/places.ts";
import { mapOfStops } from "#app/domain/tour/route-map.ts";
import { type StayQuery, stayNames, stopsFor } from "#app/domain/tour/stops-for-stay.ts";
import { MapNumber, RouteDrawing } from "./route-drawing.tsx";

/** A plain form that the server answers, above the list of all stops. */
function StaySearch({ query, keep, places }: StayQuery & { places: readonly MeetingPlace[] }) {
  const found = query === "" ? [] : stopsFor(query, places);
  const { phone } = useTenant().contact;
  const { clockTime, distance } = useFormat();
  return (
    <search className="question-search">
      <form method="get" action="#meeting-points">
        {keep.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="filter">
          <span>Where are you staying?</span>
          <input
            type="search"
            name="stay"
            defaultValue={query}
            maxLength={QUESTION_SEARCH_MAX_CHARS}
            list="stay-names"
          />
        </label>
        <datalist id="stay-names">
          {stayNames(places).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <button type="submit" className="button button-quiet">
          Find my stop
        </button>
      </form>
      {query === "" ? null : found.length === 0 ? (
        <p>
          We have no stop noted for “<bdi>{query}</bdi>”. The stops are {places.map(({ name }) => name).join(", ")}:
          choose the nearest of them, or{" "}
          {phone === null ? (
            <AppLink href={CONTACT_PATH}>ask us</AppLink>
          ) : (
            <a className="no-break" href={phone.href}>
              call {phone.text}
            </a>
          )}
          .
        </p>
      ) : (
        <ul role="list" className="stay-stops">
          {found.map(({ name, stop, miles }) => (
            <li key={`${name} ${stop.name}`}>
              {name === stop.name ? null : (
                <>
                  <bdi>{name}</bdi>: go to{" "}
                </>
              )}
              <strong>{stop.name}</strong>
              {stop.address === "" ? null : `, ${stop.address}`}
              {stop.times.length === 0 ? null : `, at ${stop.times.map(clockTime).join(" or ")}`}
              {miles === null ? null : ` (about ${distance(miles)} away)`}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** Leads to the map. */
function Address({ address, at }: Pick<MeetingPlace, "address" | "at">) {
  return at && address !== "" ? <AppLink href={mapHref(at)}>{address}</AppLink> : address;
}

interface MeetingProps {
  places: readonly MeetingPlace[];
  /** The map shows their numbers. */
  isOnMap: boolean;
}

/** The stops of a tour that leaves several times a day: a column of times for each departure. */
function MeetingTable({ places, departures, isOnMap }: MeetingProps & { departures: readonly string[] }) {
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
              {isOnMap ? <MapNumber number={index + 1} /> : null}{" "}
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <p className="note-line">
                <Address address={address} at={at} /> {note}
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

function MeetingList({ places, isOnMap }: MeetingProps) {
  const { clockTime } = useFormat();
  return (
    <ol role="list" className="meeting-points">
      {places.map(({ name, address, at, times, note }, index) => (
        // Places have no id and keep their order.
        <li key={index}>
          <p className="meeting-time">{times.map(clockTime)}</p>
          <div>
            <h3>
              {isOnMap ? <MapNumber number={index + 1} /> : null} {name}
            </h3>
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

/** A map of the stops, and their times below it. */
export function PickUpStops({ tour, stay, region }: { tour: TourDetail; stay: StayQuery; region: Region }) {
  const { shared, places } = withSharedNote(tour.meetingPoints);
  const departures = departureNames(places);
  const map = mapOfStops(places, region);
  return (
    <>
      {places.length > 1 ? <StaySearch {...stay} places={places} /> : null}
      {map && <RouteDrawing map={map} />}
      {shared === "" ? null : <p className="note-line">{shared}</p>}
      {departures.length === 0 ? (
        <MeetingList places={places} isOnMap={map !== null} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling box must be focusable; a fieldset would be wrong
        <div className="table-scroll" role="group" tabIndex={0} aria-label="Pick-up times">
          <MeetingTable places={places} departures={departures} isOnMap={map !== null} />
        </div>
      )}
    </>
  );
}
