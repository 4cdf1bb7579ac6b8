import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Picture } from "#app/components/picture.tsx";
import { destinationPoster } from "#app/domain/tour/destinations.ts";
import { BookingNotice } from "./booking-notice.tsx";
import { useSite } from "./site-data.ts";

interface Props {
  title: string;
  lead: string;
  /** Slug of the destination pictured if the tenant sells it, else the last one it sells. */
  place: string;
  children: React.ReactNode;
}

/**
 * Frame of pages that the browser fills with the visitor's own data. Its head is low, so that results are in the first window,
 * and has the largest picture of that window (LCP), so that the largest paint waits for no script.
 */
export function BrowserPage({ title, lead, place, children }: Props) {
  const { places } = useSite();
  const pictured = places.includes(place) ? place : places.at(-1);
  return (
    <div className="browser-page">
      <div className="wrap">
        <Breadcrumb crumbs={[]} />
      </div>
      <header className="hero">
        {pictured === undefined ? null : (
          <Picture src={destinationPoster(pictured)} alt="" width={800} height={1000} className="hero-picture" first />
        )}
        <div className="hero-text">
          <div className="wrap">
            <div className="hero-panel">
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
              <BookingNotice />
            </div>
          </div>
        </div>
      </header>
      <div className="wrap">{children}</div>
    </div>
  );
}
