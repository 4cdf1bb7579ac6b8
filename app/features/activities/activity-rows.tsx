import { useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { nowThere } from "#app/components/server-clock.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type Activity, type ActivityTour, activityBookingHref, activityPlace } from "#app/domain/cart/activity.ts";
import { durationText, perText } from "#app/domain/tour/text.ts";

interface PriceProps extends Pick<Activity, "priceFrom" | "nextDate"> {
  /** The tour's own currency; null: the tenant's. */
  currency?: string | null;
  pricePer?: string | null;
}

interface RowProps extends PriceProps {
  image: string;
  place: string;
  title: string;
  /** Rows are below the page's title, or below the heading of their group. */
  level?: "h2" | "h3" | undefined;
  summary: string;
  length: string | null;
  wayThere: string;
  link: React.ReactNode;
}

/** The price, with the next date below it unless that is past. */
function Price({ priceFrom, currency, pricePer = null, nextDate }: PriceProps) {
  const { timeZone } = useTenant();
  const { comingDate, money } = useFormat(currency);
  const [today] = useState(() => nowThere(timeZone).date);
  return (
    <p className="result-price">
      {priceFrom === null ? null : (
        <>
          from <strong>{money(priceFrom)}</strong> {perText({ pricePer })}
          <br />
        </>
      )}
      {nextDate === null || nextDate < today ? null : `Next: ${comingDate(nextDate, today)}`}
    </p>
  );
}

/** Picture, words, then price and link; beside one another in a wide window. */
function Row({
  image,
  place,
  title,
  level: Heading = "h2",
  summary,
  length,
  wayThere,
  priceFrom,
  currency = null,
  pricePer = null,
  nextDate,
  link,
}: RowProps) {
  return (
    <li className="result-card">
      <Picture src={image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text activity-text">
        {place === "" ? null : <p className="eyebrow">{place}</p>}
        <Heading className="result-title">{title}</Heading>
        {summary === "" ? null : <p>{summary}</p>}
        <p className="icon-facts">
          {length === null ? null : (
            <span>
              <Icon name="clock" /> {length}
            </span>
          )}
          {wayThere === "" ? null : (
            <span>
              <Icon name="pin" /> {wayThere}
            </span>
          )}
        </p>
        <div className="activity-buy">
          <Price priceFrom={priceFrom} currency={currency} pricePer={pricePer} nextDate={nextDate} />
          {link}
        </div>
      </div>
    </li>
  );
}

interface ActivityProps extends Pick<RowProps, "level"> {
  activity: Activity;
  /** It is what was searched for, not one of all. */
  isMatch?: boolean;
}

export function ActivityRow({ activity, level, isMatch = false }: ActivityProps) {
  const { title, image, summary, priceFrom, nextDate } = activity;
  const [, ...wayThere] = activity.place.split(" · ");
  return (
    <Row
      image={image}
      title={title}
      level={level}
      summary={summary}
      priceFrom={priceFrom}
      nextDate={nextDate}
      place={activityPlace(activity)}
      length={durationText({ ...activity, overnight: false })}
      wayThere={wayThere.join(" · ")}
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
  const { departureTown } = useTenant();
  if (tours.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">Or one of our tours</h2>
      <ul role="list" className="result-list">
        {tours.map(({ href, title, image, place, summary, length, priceFrom, currency, pricePer, nextDate }) => (
          <Row
            key={href}
            level="h3"
            image={image}
            place={place}
            title={title}
            summary={summary}
            length={length}
            priceFrom={priceFrom}
            currency={currency}
            pricePer={pricePer}
            nextDate={nextDate}
            wayThere={departureTown && `Leaves from ${departureTown}`}
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

/** Up to `most` of those that were not searched for. */
export function OtherActivities({ activities, most }: { activities: readonly Activity[]; most: number }) {
  if (activities.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">Other activities</h2>
      <ul role="list" className="result-list">
        {activities.slice(0, most).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} level="h3" />
        ))}
      </ul>
      {activities.length > most ? (
        <AppLink href="/activities/" className="button button-quiet">
          See all activities
        </AppLink>
      ) : null}
    </section>
  );
}
