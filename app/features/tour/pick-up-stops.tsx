import { AppLink } from "#app/components/app-link.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { MeetingPoint } from "#app/domain/tour/detail.ts";
import { departureNames, type MeetingPlace, mapHref, withSharedNote } from "#app/domain/tour/meeting-points.ts";
import type { Region } from "#app/domain/tour/places.ts";
import { mapOfStops } from "#app/domain/tour/route-map.ts";
import type { StayQuery } from "#app/domain/tour/stops-for-stay.ts";
import { MapNumber, RouteDrawing } from "./route-drawing.tsx";
import { StaySearch } from "./stay-search.tsx";

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
              {isOnMap ? <MapNumber number={index + 1} /> : null} <strong>{name}</strong>
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

interface PickUpStopsProps {
  points: readonly MeetingPoint[];
  stay: StayQuery;
  region: Region;
}

/** A map of the stops, and their times below it. */
export function PickUpStops({ points, stay, region }: PickUpStopsProps) {
  const { shared, places } = withSharedNote(points);
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
