/** The agency, described in full, and its site; other pages name the agency. */

import type { OpeningHoursSpecification, Thing } from "schema-dts";
import { WEEKDAYS } from "#app/domain/calendar/dates.ts";
import type { OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { tenantImage } from "#app/domain/seo/share-image.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { agencyReference, omitEmpty, type Publisher } from "./graph.ts";

/** One entry for days with the same hours. */
function openingHours({ week }: OpeningHours): OpeningHoursSpecification[] {
  const byHours = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const [weekday, hours] of week.entries()) {
    if (hours === null) continue;
    const [opens, closes] = hours;
    const entry = byHours.get(hours.join()) ?? { opens, closes, dayOfWeek: [] };
    entry.dayOfWeek.push(`https://schema.org/${WEEKDAYS[weekday]}`);
    byHours.set(hours.join(), entry);
  }
  // schema-dts names each day; `WEEKDAYS` has exactly those.
  return [...byHours.values()].map((entry) => ({
    "@type": "OpeningHoursSpecification",
    ...entry,
  })) as OpeningHoursSpecification[];
}

export function homeNodes(publisher: Publisher, tenant: Tenant): Thing[] {
  const { origin, name, language } = publisher;
  const agency = agencyReference(publisher);
  const { slogan, logoUrl, header, footer } = tenant;
  return [
    {
      ...agency,
      slogan: omitEmpty(slogan),
      description: omitEmpty(footer.about),
      logo: logoUrl === null ? undefined : new URL(logoUrl, origin).href,
      image: new URL(tenantImage(tenant).src, origin).href,
      telephone: omitEmpty(header.phone),
      address: footer.address ? { "@type": "PostalAddress", streetAddress: footer.address } : undefined,
      openingHoursSpecification: header.hours === null ? undefined : openingHours(header.hours),
      sameAs: omitEmpty(header.social.map(({ url }) => url).filter((url) => URL.canParse(url))),
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: `${origin}/`,
      name,
      inLanguage: language,
      publisher: agency,
    },
  ];
}
