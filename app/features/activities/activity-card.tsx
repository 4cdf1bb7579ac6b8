import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { type Activity, activityBookingHref } from "#app/domain/cart/activity.ts";
import { receiptAmount } from "#app/domain/cart/money.ts";

export function ActivityCard({ activity }: { activity: Activity }) {
  const { durationHours, priceFrom } = activity;
  return (
    <li className="activity-card">
      <Picture src={activity.image} alt="" width={800} height={533} className="activity-picture" />
      <div className="activity-text">
        {activity.place === "" ? null : <p className="eyebrow">{activity.place}</p>}
        <h2 className="activity-title">{activity.title}</h2>
        <p className="activity-summary">{activity.summary}</p>
        <p className="activity-facts">
          {durationHours === null ? null : (
            <span className="activity-duration">
              <Icon name="clock" /> {durationHours} {durationHours === 1 ? "hour" : "hours"}
            </span>
          )}
          {priceFrom === null ? null : (
            <span>
              from <strong>{receiptAmount(priceFrom)}</strong> a person
            </span>
          )}
        </p>
        <AppLink href={activityBookingHref(activity)} className="button button-quiet">
          Dates and booking<span className="visually-hidden"> for {activity.title}</span>
        </AppLink>
      </div>
    </li>
  );
}
