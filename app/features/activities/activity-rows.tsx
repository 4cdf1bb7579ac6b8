import { useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Picture } from "#app/components/picture.tsx";
import { comingDate, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import { type Activity, type ActivityTour, activityBookingHref } from "#app/domain/cart/activity.ts";
import { dollars, durationText } from "#app/domain/tour/text.ts";

interface RowProps extends Pick<Activity, "priceFrom" | "nextDate"> {
  image: string;
  place: string;
  title: string;
  /** Rows are below the page's title, or below the heading of their group. */
  level?: "h2" | "h3";
  summary: string;
  facts: readonly (string | null)[];
  link: React.ReactNode;
}

interface PriceProps extends Pick<Activity, "priceFrom" | "nextDate"> {
  className: string;
}

/** With the next date below it, unless that is past. */
function Price({ priceFrom, nextDate, className }: PriceProps) {
  const [today] = useState(() => todayInLasVegas(new Date()));
  return (
    <p className={className}>
      {priceFrom === null ? null : (
        <>
          from <strong>{dollars(priceFrom)}</strong> per adult
          <br />
        </>
      )}
      {nextDate === null || nextDate < today ? null : `Next: ${comingDate(nextDate, today)}`}
    </p>
  );
}

/** Picture, words, then price and link; beside one another in a wide window. */
function Row({ image, place, title, level: Heading = "h2", summary, facts, priceFrom, nextDate, link }: RowProps) {
  return (
    <li className="result-card">
      <Picture src={image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text activity-text">
        {place === "" ? null : <p className="eyebrow">{place}</p>}
        <Heading className="result-title">{title}</Heading>
        {summary === "" ? null : <p>{summary}</p>}
        <p className="result-facts">{facts.filter((fact) => fact !== null).join(" · ")}</p>
        <div className="activity-buy">
          <Price {...{ priceFrom, nextDate }} className="result-price" />
          {link}
        </div>
      </div>
    </li>
  );
}

/** @param isMatch it is what was searched for, not one of all */
export function ActivityRow({ activity, isMatch }: { activity: Activity; isMatch: boolean }) {
  const { title, image, summary, priceFrom, nextDate } = activity;
  const [place = "", ...wayThere] = activity.place.split(" · ");
  return (
    <Row
      {...{ image, place, title, summary, priceFrom, nextDate }}
      facts={[durationText({ ...activity, overnight: false }), ...wayThere]}
      link={
        <AppLink
          href={activityBookingHref(activity)}
          className={isMatch ? "button no-break" : "button button-quiet no-break"}
          onClick={() => countStep("book")}
        >
          See dates<span className="visually-hidden"> for {title}</span>
        </AppLink>
      }
    />
  );
}

/** The company's own tours with the words of the search in their titles. */
export function TourRows({ tours }: { tours: readonly ActivityTour[] }) {
  if (tours.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">Or let us drive</h2>
      <ul role="list" className="result-list">
        {tours.map(({ href, title, image, place, summary, length, priceFrom, nextDate }) => (
          <Row
            key={href}
            level="h3"
            {...{ image, place, title, summary, priceFrom, nextDate }}
            facts={[length, "Leaves from Las Vegas"]}
            link={
              <AppLink href={href} className="button button-quiet no-break">
                See tour<span className="visually-hidden">: {title}</span>
              </AppLink>
            }
          />
        ))}
      </ul>
    </section>
  );
}

export function OtherActivities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">Other activities</h2>
      <ul role="list" className="cards">
        {activities.map((activity) => (
          <li key={activity.id} className="card">
            <Picture src={activity.image} alt="" width={800} height={533} />
            <h3 className="card-title">
              <AppLink href={activityBookingHref(activity)} onClick={() => countStep("book")}>
                {activity.title}
              </AppLink>
            </h3>
            <Price {...activity} className="card-price" />
            <p>{activity.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
