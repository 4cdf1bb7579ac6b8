import { NoticeText } from "#app/components/notice-text.tsx";
import { useSite } from "./site-data.ts";

/** What the tenant wants people to know before they book; for every place with a button that books. */
export function BookingNotice() {
  return <NoticeText text={useSite().brand.bookingNotice} />;
}
