import { PlaceSection } from "#app/components/destination-tiles.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { NoticePage } from "#app/layout/error-screens.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { unindexedMeta } from "./page-meta.ts";

export const meta = unindexedMeta("One moment, please");

/** Its address is another page's, which React Router could not hydrate from this page's data. */
export const handle = { hasScripts: false };

/** Shown under the address of a page whose content takes long (worker/gateway/waiting-page.ts). */
export default function Waiting() {
  const { places } = useSite();
  return (
    <NoticePage
      aria-busy
      title="One moment, please"
      lead="This page takes longer than usual. It will open automatically when it is ready."
      more={<PlaceSection title="In the meantime" places={places} />}
    >
      <p>
        <ContactLine />
      </p>
    </NoticePage>
  );
}
