import { clockTime } from "#app/domain/calendar/dates.ts";
import type { Stop } from "#app/domain/tour/detail.ts";

/** The day as a line with its stops. */
export function Itinerary({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol role="list" className="itinerary">
      {stops.map(({ time, title, text }, index) => (
        // Stops have no identity of their own and keep their order.
        <li key={index}>
          <p className="itinerary-time">{time === "" ? "" : clockTime(time)}</p>
          <h3>{title}</h3>
          {text === "" ? null : <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
