import { BookingNotice } from "#app/components/notice-text.tsx";
import type { Site } from "#app/context.ts";
import type { SeatQuestion } from "#app/domain/content/page-top.ts";
import { SeatForm } from "#app/features/shuttle/seat-form.tsx";

/** The form for seats on a shuttle, beside a page's title. */
export function Seats({ seats, site }: { seats: SeatQuestion; site: Site }) {
  return (
    <div>
      <SeatForm {...seats} checkoutHref={site.checkoutHref} />
      <BookingNotice />
    </div>
  );
}
