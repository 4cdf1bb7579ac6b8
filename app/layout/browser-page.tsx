import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Picture } from "#app/components/picture.tsx";
import { LAS_VEGAS } from "#app/domain/cart/hotel-link.ts";
import { destinationView } from "#app/domain/tour/destinations.ts";

interface Props {
  title: string;
  lead?: React.ReactNode;
  /** Else Las Vegas, where all tours start. */
  picture?: string;
  /** Below the lead. */
  notice?: React.ReactNode;
  children: React.ReactNode;
}

/**
 * Frame of pages that the browser fills with the visitor's own data. Its head is low, so that results are in the first window,
 * and has the largest picture of that window (LCP), so that the largest paint waits for no script.
 */
export function BrowserPage({ title, lead, picture = destinationView(LAS_VEGAS), notice, children }: Props) {
  return (
    <div className="browser-page">
      <div className="wrap">
        <Breadcrumb here={title} />
      </div>
      <header className="hero">
        <Picture src={picture} alt="" width={1600} height={1067} className="hero-picture" first />
        <div className="hero-text">
          <div className="wrap">
            <div className="hero-panel">
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
              {notice}
            </div>
          </div>
        </div>
      </header>
      <div className="wrap">{children}</div>
    </div>
  );
}
