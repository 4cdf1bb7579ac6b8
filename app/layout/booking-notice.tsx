import { useSite } from "./site-data.ts";

/** @param text null: nothing */
export function NoticeText({ text }: { text: string | null }) {
  return text === null ? null : <p className="booking-notice">{text}</p>;
}

/** What the tenant wants people to know before they book; for every place with a button that books. */
export function BookingNotice() {
  return <NoticeText text={useSite().brand.bookingNotice} />;
}
