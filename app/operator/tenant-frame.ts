/** What the tenant's config says of the top and the foot of every page. */

import * as v from "valibot";
import type { DayHours, OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { DEFAULT_LINKS } from "#app/domain/tenant/footer-links.ts";
import { parsePhone } from "#app/domain/tenant/phone.ts";
import { line, linkTarget, listOf, many, namedLink, optional, picture, required, resolved, weekday } from "./fields.ts";
import { wallClockTime } from "./moments.ts";

const MAX_LINKS = 12;
const EVERY_DAY = 7;

const phoneNumber = resolved(line(40), (text) => (parsePhone(text) === null ? undefined : text));

const hoursEntry = v.object({
  weekdays: required(listOf(weekday, EVERY_DAY), "0 is Sunday", [1, 2, 3, 4, 5]),
  opens: required(wallClockTime, "At the place", "07:00"),
  closes: required(wallClockTime, "On the same day", "19:00"),
});

function weekOf(entries: readonly v.InferOutput<typeof hoursEntry>[]): OpeningHours | null {
  const week: DayHours[] = [null, null, null, null, null, null, null];
  for (const { weekdays, opens, closes } of entries) {
    if (opens < closes) for (const day of weekdays) week[day] = [opens, closes];
  }
  return week.every((day) => day === null) ? null : { week };
}

export const header = v.object({
  phone: optional(phoneNumber, "To call", "+1 702 555 0142", "no number in the header and the drawer"),
  textUs: optional(phoneNumber, "For text messages", "+1 702 555 0143"),
  hours: resolved(
    many(hoursEntry, EVERY_DAY, "When the phone is answered", [
      { weekdays: [1, 2, 3, 4, 5], opens: "07:00", closes: "19:00" },
    ]),
    weekOf,
  ),
  social: many(
    resolved(
      v.object({ ...namedLink.entries, network: required(line(30), "Its name, for the icon", "instagram") }),
      (link) => ({
        ...link,
        network: link.network.toLowerCase(),
      }),
    ),
    MAX_LINKS,
    "Your pages in social networks",
  ),
});

const partner = resolved(
  v.object({
    name: required(line(60), "Its name", "Canyon Parks Association"),
    logoUrl: required(picture, "Its logo", "/media/partner.svg"),
    url: optional(linkTarget, "Its site", "https://partner.example/"),
  }),
  ({ logoUrl, ...rest }) => ({ ...rest, logo: logoUrl }),
);

/** A list of the footer, which has links of the site while it is empty. @param list of the site's own */
function footerLinks(list: keyof typeof DEFAULT_LINKS, meaning: string) {
  const titles = DEFAULT_LINKS[list].map(({ title }) => title);
  return many(namedLink, MAX_LINKS, meaning, undefined, titles.join(", "));
}

export const footer = v.object({
  about: optional(line(400), "A sentence about you"),
  address: optional(line(160), "Your address", "100 Main Street, Kanab, UT 84741"),
  quickLinks: footerLinks("quickLinks", "First column"),
  informationLinks: footerLinks("informationLinks", "Second column"),
  legalLinks: footerLinks("legalLinks", "Last line"),
  partners: many(partner, MAX_LINKS, "Logos of partners"),
});
