import { AppLink, VisitContext } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { plural } from "#app/domain/tour/text.ts";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { Parts } from "#app/server-html/parts.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { destinationPageData } from "./destination-page.server.tsx";

type Data = Awaited<ReturnType<typeof destinationPageData>>;

function Tours({ count, grid }: Pick<Data, "count" | "grid">) {
  if (grid !== null) return <StaticHtml part={grid} name="tour-grid" className="tour-list destination-tours" />;
  return (
    <div className="cta">
      {count === null ? (
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

export function DestinationPage({ data }: { data: Data }) {
  const { slug, heading, name, lead, picture, about, facts, end, hotels, count, from, grid, map, isOfAllPlaces } = data;
  const { money } = useFormat();
  const others = useSite().places.filter((place) => place.slug !== slug);
  const kind = name === null ? "tour" : `${name} tour`;
  const title = count ? plural(count, kind) : "Tours";
  return (
    <VisitContext value={data.address}>
      <header className="wrap destination" data-plain={picture === null ? "" : undefined}>
        <Breadcrumb crumbs={[TOURS_CRUMB]} here={name ?? heading} />
        <h1>{heading}</h1>
        {picture === null ? null : (
          <Picture src={picture} alt="" width={800} height={1000} className="destination-poster" first />
        )}
        <p className="lead">
          {lead} {about}
        </p>
        {grid === null ? null : (
          <p className="button-row">
            {from === null ? null : (
              <span>
                from <strong>{money(from)}</strong> per adult
              </span>
            )}
            <a href="#tours" className="button">
              See tours
            </a>
          </p>
        )}
        {facts === null ? null : <StaticHtml part={facts} name="facts" as="ul" className="icon-list" />}
      </header>
      <section className="wrap section" aria-labelledby="tours">
        <div className="section-head">
          <h2 id="tours">{title}</h2>
        </div>
        <Tours count={count} grid={grid} />
        {hotels === null ? null : (
          <p className="stay-longer">
            Staying the night? <AppLink href={hotels}>Find a room</AppLink>
          </p>
        )}
      </section>
      <Parts parts={map} name="map" />
      <StaticHtml part={end} name="end" />
      {others.length === 0 || isOfAllPlaces ? null : (
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
      )}
    </VisitContext>
  );
}
