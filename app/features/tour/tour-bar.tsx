import { useEffect, useState } from "react";
import { dollars } from "#app/domain/tour/text.ts";

/** Fragment of the booking panel; the calendar's links without JavaScript come back to it. */
export const CALENDAR_ID = "calendar";

/** On phones: the price and the way to the dates, always in reach, but not while the calendar is in sight. */
export function TourBar({ price }: { price: number | null }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const calendar = document.getElementById(CALENDAR_ID);
    if (calendar === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -30% 0px",
    });
    observer.observe(calendar);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="tour-bar" data-away={isAway ? "" : undefined}>
      <p>
        {price === null ? null : (
          <>
            from <strong>{dollars(price)}</strong>
          </>
        )}
      </p>
      <a href={`#${CALENDAR_ID}`} className="button">
        Check dates
      </a>
    </div>
  );
}
