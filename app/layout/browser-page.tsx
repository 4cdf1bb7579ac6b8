import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Picture } from "#app/components/picture.tsx";
import { destinationPoster } from "#app/domain/tour/destinations.ts";
import { BookingNotice } from "./booking-notice.tsx";
import { useSite } from "./site-data.ts";

interface Props {
  title: string;
  lead: string;
  /** Slug of the fixed destination pictured if the tenant sells it, else the first one it sells. */
  place: string;
  children: React.ReactNode;
}

/** Frame of pages that the browser fills with the visitor's own data. */
export function BrowserPage({ title, lead, place, children }: Props) {
  const { places } = useSite();
  const pictured = places.includes(place) ? place : places[0];
  return (
    <div className="wrap browser-page">
      <Breadcrumb crumbs={[]} />
      <header className={pictured === undefined ? "page-head" : "page-head page-head-poster"}>
        <div className="page-head-words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <BookingNotice />
        </div>
        {pictured === undefined ? null : <Picture src={destinationPoster(pictured)} alt="" width={800} height={1000} />}
      </header>
      {children}
    </div>
  );
}
