/** The landing page of a place or tag, which has no behavior. */

import { Cta } from "#app/blocks/cta.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { Icon, InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import type { Site } from "#app/context.ts";
import { hotelHref } from "#app/domain/cart/hotel-link.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import type { Place } from "#app/domain/tour/places.ts";
import { placesOnMap } from "#app/domain/tour/route-map.ts";
import { hoursText, numberWord, plural } from "#app/domain/tour/text.ts";
import { lowestPrice, shortPlace, type TourOnCard, type TourSummary } from "#app/domain/tour/tour.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { StaticView } from "#app/server-html/views.server.tsx";

export interface Destination {
  slug: string;
  heading: string;
  /** Begins the page. */
  lead: string;
  /** The description that search engines show. */
  description: string;
  /** null for a tag that is no place. */
  place: Place | null;
  /** Its own picture; null without one. */
  picture: string | null;
  /** null: the tour list could not be loaded. */
  tours: TourSummary[] | null;
}

interface Props {
  site: Site;
  destination: Destination;
  /** The cards of its tours; null when they could not be loaded. */
  cards: readonly TourOnCard[] | null;
}

/** `2 h 45 min by road from Kanab, 160 miles one way.`, as far as known. */
function useWay({ hours, miles, nearer }: Place): string {
  const { longDistance } = useFormat();
  const from = fromTown(useTenant());
  const facts = [
    hours === null ? [] : `${hoursText(hours)} by road${from}`,
    miles === null ? [] : `${longDistance(miles)} one way${hours === null ? from : ""}`,
  ].flat();
  const way = facts.length === 0 ? "" : `${facts.join(", ")}.`;
  if (nearer === null) return way;
  return `${way} The ${nearer.name} is nearer: ${hoursText(nearer.hours)}, ${longDistance(nearer.miles)}.`;
}

const SUN =
  "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.6 5.6 7 7 M17 17l1.4 1.4 M18.4 5.6 17 7 M7 17l-1.4 1.4";

function Facts({ place }: { place: Place }) {
  const facts = [
    { icon: <Icon name="road" />, text: useWay(place) },
    { icon: <InlineIcon path={SUN} />, text: place.weather },
    { icon: <Icon name="clock" />, text: place.clock },
  ].filter(({ text }) => text !== "");
  if (facts.length === 0) return null;
  return (
    <ul role="list" className="icon-list">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Tours({ site, destination, cards }: Props) {
  if (cards !== null && cards.length > 0) {
    return (
      <div className="tour-list destination-tours">
        <TourGrid site={site} tours={cards} isPlacePage={destination.place !== null} />
      </div>
    );
  }
  return (
    <div className="cta">
      {cards === null ? (
        <p>
          <strong>Tours cannot be loaded right now.</strong> Please come back later. <ContactLine />
        </p>
      ) : (
        <>
          <p>We have no tours here right now.</p>
          <p>
            <AppLink href="/our-tours" className="button">
              See all tours
            </AppLink>
          </p>
        </>
      )}
    </div>
  );
}

/** What there is to do and to know at a place, as far as known. */
function Guide({ place: { view, todo, season, fee, know, links } }: { place: Place }) {
  const facts = [
    ["When to go", season],
    ["Park fees", fee],
    ["Good to know", know],
  ].filter(([, text]) => text !== "");
  if (facts.length + todo.length + links.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="guide">
      <div className="section-head">
        <h2 id="guide">Before you go</h2>
      </div>
      <div className="guide">
        {view === null ? null : (
          <figure>
            <Picture src={view.src} alt="" width={1600} height={1067} className="destination-poster" />
            <figcaption className="post-facts">{view.text}</figcaption>
          </figure>
        )}
        {todo.length === 0 ? null : (
          <table className="data-table table-cards">
            <thead>
              <tr>
                <th scope="col">What to do</th>
                <th scope="col">What to expect</th>
              </tr>
            </thead>
            <tbody>
              {todo.map(([name, text]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <dl>
          {facts.map(([name, text = ""]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {links.length === 0 ? null : (
            <div>
              <dt>Look before you pack</dt>
              {links.map(([text, href]) => (
                <dd key={href}>
                  <AppLink href={href}>{text}</AppLink>
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}

/** The most places that the page ends with. */
const MOST_PLACES = 12;

function OtherPlaces({ site, slug }: { site: Site; slug: string }) {
  const others = site.places.tiles.slice(0, MOST_PLACES).filter((place) => place.slug !== slug);
  if (others.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="other-places">
      <div className="section-head">
        <h2 id="other-places">Other places</h2>
      </div>
      <DestinationTiles places={others}>
        <li>
          <AppLink href="/our-tours" className="destination-tile-all">
            See all tours
          </AppLink>
        </li>
      </DestinationTiles>
    </section>
  );
}

export function DestinationView({ site, destination, cards }: Props) {
  const { slug, heading, lead, place, picture, tours } = destination;
  const { money } = useFormat();
  const { sold } = site.places;
  const isSold = sold.some((each) => each.slug === slug);
  // The way there: among those to the other places of the tenant, else by itself.
  const shown = place && placesOnMap(site.places, isSold ? sold : [place]);
  const isOnMap = shown?.places.some((each) => each.slug === slug) === true;
  const traffic = `One way${fromTown(site.tenant)} in normal traffic. Rest stops not included.`;
  const name = place && shortPlace(place.title);
  const count = cards?.length ?? 0;
  const price = lowestPrice(tours ?? []);
  return (
    <>
      <header className="wrap destination" data-plain={picture === null ? "" : undefined}>
        <Breadcrumb crumbs={[TOURS_CRUMB]} here={name ?? heading} />
        <h1>{heading}</h1>
        {picture === null ? null : (
          <Picture src={picture} alt="" width={800} height={1000} className="destination-poster" first />
        )}
        <p className="lead">
          {lead} {place?.about}
        </p>
        {count === 0 ? null : (
          <p className="button-row">
            {price === null ? null : (
              <span>
                from <strong>{money(price)}</strong> per adult
              </span>
            )}
            <a href="#tours" className="button">
              See tours
            </a>
          </p>
        )}
        {place === null ? null : <Facts place={place} />}
      </header>
      <section className="wrap section" aria-labelledby="tours">
        <div className="section-head">
          <h2 id="tours">{count === 0 ? "Tours" : plural(count, name === null ? "tour" : `${name} tour`)}</h2>
        </div>
        <Tours site={site} destination={destination} cards={cards} />
        {site.tenant.hotels && place?.hasHotels ? (
          <p className="stay-longer">
            Staying the night? <AppLink href={hotelHref(slug)}>Find a room</AppLink>
          </p>
        ) : null}
      </section>
      {shown !== null && isOnMap ? (
        <StaticView
          part={{ type: "map", title: "Where it is", text: place?.hours == null ? "" : traffic, shown, here: slug }}
          site={site}
        />
      ) : null}
      {place === null ? null : <Guide place={place} />}
      {count === 0 ? null : (
        <Cta
          title={count === 1 ? "Not sure this is the one?" : `Not sure which of the ${numberWord(count)}?`}
          text="Tell us your date and group size, and the list shows what has seats. Or ask: we answer questions about every tour."
          action={{
            title: "Search by date",
            url: place !== null && count > 1 ? `/our-tours?destination=${place.slug}` : "/our-tours",
          }}
          other={{ title: "Ask us", url: "/contact-us" }}
        />
      )}
      {/* The list beside the map may have links to all other places. */}
      {isOnMap && sold.every((each) => shown?.places.includes(each)) ? null : <OtherPlaces site={site} slug={slug} />}
    </>
  );
}
