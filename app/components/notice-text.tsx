import { useTenant } from "./use-tenant.ts";

export function NoticeText({ text }: { text: string }) {
  return <p className="booking-notice">{text}</p>;
}

/** What the tenant wants people to know before they book; for every place with a button that books. */
export function BookingNotice() {
  const { bookingNotice } = useTenant();
  return bookingNotice === null ? null : <NoticeText text={bookingNotice} />;
}
