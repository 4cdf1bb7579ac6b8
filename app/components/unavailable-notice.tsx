import { useLocation } from "react-router";
import { DestinationTiles } from "./destination-tiles.tsx";
import { Reference } from "./reference.tsx";

/** The page exists, but its content cannot be had right now (specification 10.6): status 503, never indexed. */
export function UnavailableNotice() {
  const { pathname } = useLocation();
  return (
    <>
      <title>Temporarily unavailable</title>
      <meta name="robots" content="noindex" />
      <section className="wrap section">
        <div className="section-head">
          <p className="eyebrow">Temporarily unavailable</p>
          <h1>This page is having a rest</h1>
          <p className="lead">
            We could not load its content just now. Your cart and your session are kept. Please try again in a minute or
            two; the tours below are there in the meantime.
          </p>
          <p>
            <a href={pathname} className="button">
              Try again
            </a>
          </p>
          <Reference />
        </div>
        <DestinationTiles />
      </section>
    </>
  );
}
