import { PlaceSection } from "#app/components/destination-tiles.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/waiting";
import { unindexedTags } from "./page-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("One moment, please", matches);
}

/** Its address is another page's, which React Router could not hydrate from this page's data. */
export const handle = { hasScripts: false };

/** Shown under the address of a page whose content takes long (worker/gateway/waiting-page.ts). */
export default function Waiting() {
  const { places } = useSite();
  return (
    <section className="wrap section" aria-busy="true">
      <div className="section-head">
        <h1>One moment, please</h1>
        <p className="lead">This page takes longer than usual. It will open automatically when it is ready.</p>
        <p>
          <ContactLine />
        </p>
      </div>
      <PlaceSection title="In the meantime" places={places} />
    </section>
  );
}
