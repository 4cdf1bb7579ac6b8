import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { departureCancellationText } from "#app/domain/tour/cancellation.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import type { Booking } from "./booking-party.ts";

interface Props extends Pick<Booking, "freeHours" | "refundable" | "hasTerms" | "now"> {
  date: IsoDate;
  departure: Departure;
}

/** Above the button that books: until when canceling is free, that it never is, or where the terms are. */
export function CancellationLine({ freeHours, refundable, hasTerms, now, date, departure }: Props) {
  const format = useFormat();
  if (refundable === false) {
    return (
      <p className="cancellation-line">
        <strong>Not refundable</strong>
      </p>
    );
  }
  if (freeHours) {
    return (
      <p className="cancellation-line">
        {departureCancellationText(format, leavesAt(date, departure), freeHours, now)}
      </p>
    );
  }
  return hasTerms ? (
    <p className="cancellation-line">
      <a href="#cancellation">Terms of cancellation</a>
    </p>
  ) : null;
}
