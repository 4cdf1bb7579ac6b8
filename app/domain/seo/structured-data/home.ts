/** The agency and its site, described in full; other pages refer to them by `@id`. */

import type { Thing } from "schema-dts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { agencyId, agencyReference, omitEmpty, type Publisher, websiteId } from "./graph.ts";

export function homeNodes(publisher: Publisher, { slogan, logo, header, footer }: Brand): Thing[] {
  const { origin, name } = publisher;
  return [
    {
      ...agencyReference(publisher),
      slogan,
      description: omitEmpty(footer.about),
      logo: logo === null ? undefined : new URL(logo, origin).href,
      image: `${origin}/share/tours.png`,
      telephone: omitEmpty(header.phone),
      address: omitEmpty(footer.address),
      areaServed: "Las Vegas, Nevada",
      sameAs: omitEmpty(header.social.map(({ url }) => url).filter((url) => URL.canParse(url))),
    },
    {
      "@type": "WebSite",
      "@id": websiteId(origin),
      url: `${origin}/`,
      name,
      inLanguage: "en-US",
      publisher: { "@id": agencyId(origin) },
    },
  ];
}
