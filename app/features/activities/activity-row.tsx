import { useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { type Activity, activityBookingHref, activityPlace } from "#app/domain/cart/activity.ts";
import { durationText } from "#app/domain/tour/text.ts";

/** The price, with the next date below it unless that is past. */
function Price({ priceFrom, nextDate }: Pick<Activity, "priceFrom" | "nextDate">) {
  const { timeZone } = useTenant();
  const { comingDate, money } = useFormat();
  const [today] = useState(() => placeTime(Date.now(), timeZone).date);
  return (
    <p className="result-price">
      {priceFrom === null ? null : (
        <>
          from <strong>{money(priceFrom)}</strong> per adult
          <br />
        </>
      )}
      {nextDate === null || nextDate < today ? null : `Next: ${comingDate(nextDate, today)}`}
    </p>
  );
}

/** Picture, words, then price and link; beside one another in a wide window. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { title, image, summary } = activity;
  const [, ...wayThere] = activity.place.split(" · ");
  const place = activityPlace(activity);
  const length = durationText({ ...activity, overnight: false });
  return (
    <li className="result-card">
      <Picture src={image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text activity-text">
        {place === "" ? null : <p className="eyebrow">{place}</p>}
        <h2 className="result-title">{title}</h2>
        {summary === "" ? null : <p>{summary}</p>}
        <p className="icon-facts">
          {length === null ? null : (
            <span>
              <Icon name="clock" /> {length}
            </span>
          )}
          {wayThere.length === 0 ? null : (
            <span>
              <Icon name="pin" /> {wayThere.join(" · ")}
            </span>
          )}
        </p>
        <div className="activity-buy">
          <Price {...activity} />
          <AppLink
            href={activityBookingHref(activity)}
            className="button button-quiet no-break"
            onClick={() => countStep("book")}
          >
            See dates<span className="visually-hidden"> for {title}</span>
          </AppLink>
        </div>
      </div>
    </li>
  );
}
