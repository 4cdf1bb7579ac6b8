import { useSite } from "./site-data.ts";

/** What the tenant wants people to know before they book; for every place with a button that books. */
export function BookingNotice() {
  const { bookingNotice } = useSite().brand;
  return bookingNotice === null ? null : <p className="booking-notice">{bookingNotice}</p>;
}
