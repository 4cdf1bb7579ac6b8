import { NoticeText } from "#app/components/notice-text.tsx";
import { useTenant } from "#app/components/use-tenant.ts";

/** What the tenant wants people to know before they book; for every place with a button that books. */
export function BookingNotice() {
  return <NoticeText text={useTenant().bookingNotice} />;
}
