import { AppLink } from "#app/components/app-link.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { SaveButton } from "#app/components/save-button.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import type { Site } from "#app/context.ts";
import { withNotices } from "#app/domain/tenant/notices.ts";
import { dayTimesText, ratingOf } from "#app/domain/tour/facts.ts";
import { ageText, durationText, perText, plural } from "#app/domain/tour/text.ts";
import { shortPlace, type TourOnCard, withQuery } from "#app/domain/tour/tour.ts";

interface CardProps {
  tour: TourOnCard;
  isPlacePage: boolean;
  isInFirstWindow: boolean;
  /** Without trailing slash; the planner of overnight tours is there (specification 2). */
  baseSiteUrl: string;
}

/** Who can take part, for whom and where: `Ages 3 and up`, `Hotel pick-up`. */
function badgesOf({ minimumAge, wheelchair, hotelPickup, languages }: TourOnCard): string[] {
  return [
    typeof minimumAge === "number" ? ageText({ minimumAge }) : null,
    wheelchair === "yes" ? "Wheelchair access" : wheelchair === "on-request" ? "Wheelchair on request" : null,
    hotelPickup === true ? "Hotel pick-up" : null,
    languages && languages.length > 1 ? languages.join(", ") : null,
  ].filter((text) => text !== null);
}

function TourCard({ tour, isPlacePage, isInFirstWindow, baseSiteUrl }: CardProps) {
  const length = durationText(tour);
  const { groupSizeMax, total } = tour;
  const { planner, contentLanguage } = useTenant();
  const lang = contentLanguage ?? undefined;
  const format = useFormat(tour.currency);
  const times = dayTimesText(format, tour);
  const badges = badgesOf(tour);
  const rating = ratingOf(tour);
  return (
    <article className="tour-card" aria-label={tour.title}>
      <div className="tour-card-frame">
        <Picture
          src={tour.image}
          alt=""
          width={1600}
          height={1067}
          className="tour-card-picture"
          first={isInFirstWindow}
          sizes="(min-width: 60rem) 33vw, (min-width: 42rem) 50vw, 100vw"
        />
      </div>
      <div className="tour-card-body">
        {isPlacePage || tour.tags[0] === undefined ? null : <p className="eyebrow">{shortPlace(tour.tags[0])}</p>}
        <h3 lang={lang} className="tour-card-title">
          <AppLink href={withQuery(tour.href, tour.query ?? "")} className="tour-card-link">
            {tour.title}
          </AppLink>
        </h3>
        {tour.summary === "" ? null : (
          <p lang={lang} className="tour-card-summary">
            {tour.summary}
          </p>
        )}
        {tour.notice === undefined ? null : <p className="tour-card-notice">{tour.notice}</p>}
        {rating === null ? null : (
          <span className="tour-card-rating">
            <span aria-hidden="true">★ </span>
            <strong>{rating.stars}</strong>
            <span className="visually-hidden"> of 5</span> ({plural(rating.count, "review")}
            {rating.isDemo ? ", demo data" : ""})
          </span>
        )}
        {times === "" ? null : <span className="tour-card-times">{times}</span>}
        {length === null && !groupSizeMax ? null : (
          <p className="icon-facts">
            {length === null ? null : (
              <span>
                <Icon name="clock" /> {length}
              </span>
            )}
            {groupSizeMax ? (
              <span>
                <Icon name="people" /> up to {groupSizeMax} guests
              </span>
            ) : null}
            {tour.overnight && planner ? (
              <a href={`${baseSiteUrl}/ideas`} className="tour-card-plan">
                Plan your trip
              </a>
            ) : null}
          </p>
        )}
        {badges.length === 0 ? null : (
          <ul role="list" className="tour-card-badges">
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
        <p className="tour-card-foot">
          {tour.departs === undefined ? null : (
            <span className="tour-card-departs no-break" data-scarce={tour.isScarce}>
              {tour.departs}
            </span>
          )}
          {tour.priceFrom === null ? (
            <span className="tour-card-price">Price on request</span>
          ) : (
            <span className="tour-card-price">
              from <strong>{format.money(total?.amount ?? tour.priceFrom)}</strong>
              {total === undefined ? ` ${perText(tour)}` : ` for ${total.party}`}
            </span>
          )}
        </p>
      </div>
      <SaveButton id={tour.id} title={tour.title} />
    </article>
  );
}

/** Cards that a phone's first window shows. */
const FIRST_WINDOW_CARDS = 2;

interface Props {
  site: Site;
  tours: readonly TourOnCard[];
  /** The page of one place, which the cards need not name. */
  isPlacePage?: boolean;
  /** The list that the page is about: it begins on the first screen. */
  isOnTop?: boolean;
}

/** Cards of the site's tours; without any, its places. */
export function TourGrid({ site, tours, isPlacePage = false, isOnTop = false }: Props) {
  const { places, baseSiteUrl } = site;
  if (tours.length === 0 && places.tiles.length === 0) {
    return (
      <p>
        Nothing is on sale here at the moment. <AppLink href="/contact-us">Ask us</AppLink> what is planned.
      </p>
    );
  }
  if (tours.length === 0) return <DestinationTiles places={places.tiles} />;
  return (
    <ul className="tour-grid" role="list">
      {withNotices(site, tours).map((tour, at) => (
        <li key={tour.id}>
          <TourCard
            tour={tour}
            isPlacePage={isPlacePage}
            baseSiteUrl={baseSiteUrl}
            isInFirstWindow={isOnTop && at < FIRST_WINDOW_CARDS}
          />
        </li>
      ))}
    </ul>
  );
}
