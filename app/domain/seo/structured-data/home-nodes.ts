/** The agency and its site, described in full; other pages name them. */

import type { OpeningHoursSpecification, PostalAddress, Thing } from "schema-dts";
import { WEEKDAYS } from "#app/domain/calendar/dates.ts";
import type { OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { tenantImage } from "#app/domain/seo/share-image.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { agencyReference, omitEmpty, type Publisher, websiteReference } from "./graph.ts";

/** One line as an operator writes it: `100 Main Street, Kanab, UT 84741`, or a town and its state. */
function postalAddress(line: string): PostalAddress {
  const [, street, town, state, code] = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(line) ?? [];
  if (street !== undefined) {
    return {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode: code,
      addressCountry: "US",
    };
  }
  const [, locality, region] = /^([\p{L} .]+), ([\p{L} ]+)$/u.exec(line) ?? [];
  if (locality === undefined) return { "@type": "PostalAddress", streetAddress: line };
  return { "@type": "PostalAddress", addressLocality: locality, addressRegion: region };
}

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
  const { origin, language } = publisher;
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
      address: footer.address === null ? undefined : postalAddress(footer.address),
      openingHoursSpecification: header.hours === null ? undefined : openingHours(header.hours),
      sameAs: omitEmpty(header.social.map(({ url }) => url).filter((url) => URL.canParse(url))),
    },
    { ...websiteReference(publisher), inLanguage: language, publisher: agency },
  ];
}
