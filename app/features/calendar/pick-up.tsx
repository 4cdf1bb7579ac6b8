import { useFormat } from "#app/components/use-tenant.ts";
import type { Departure } from "#app/domain/tour/detail.ts";

/** The stop to be met at: of those of the departure, or the one for the visitor's hotel. */
export function PickUp({ stops, wanted }: { stops: Departure["stops"]; wanted: string }) {
  const { clockTime } = useFormat();
  if (stops !== undefined) {
    return (
      <label className="booking-select">
        Pick-up
        <select name="pickup" defaultValue={stops.some(({ name }) => name === wanted) ? wanted : ""}>
          {stops.length === 1 ? null : <option value="">Choose when you book</option>}
          {stops.map(({ name, time }) => (
            <option key={`${time} ${name}`} value={name}>{`${clockTime(time)} ${name}`}</option>
          ))}
        </select>
      </label>
    );
  }
  if (wanted === "") return null;
  return (
    <p className="calendar-hint pick-up-line">
      Your pick-up stop: <a href="#meeting-points">{wanted}</a>
    </p>
  );
}
