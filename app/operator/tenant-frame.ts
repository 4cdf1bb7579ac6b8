/** What the tenant's config says of the top and the foot of every page, its notices, redirects and tags. */

import * as v from "valibot";
import { placeTime } from "#app/domain/calendar/clock.ts";
import type { DayHours, OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { readRedirects, redirectStatus } from "#app/domain/http/redirect-table.ts";
import { DEFAULT_LINKS } from "#app/domain/tenant/footer-links.ts";
import { parsePhone } from "#app/domain/tenant/phone.ts";
import {
  expects,
  line,
  linkTarget,
  listOf,
  many,
  namedLink,
  nested,
  optional,
  picture,
  required,
  resolved,
  weekday,
  withDefault,
  words,
} from "./fields.ts";
import type { ListEntry } from "./reading.ts";
import { isoDate, wallClockTime } from "./values.ts";

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

const network = resolved(line(30), (name) => name.toLowerCase());

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
    v.object({ ...namedLink.entries, network: required(network, "Its name, for the icon", "instagram") }),
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

const MAX_NOTICES = 10;
const HALF_DAY_MS = 43_200_000;

const notice = resolved(
  v.object({
    text: required(line(200), "What visitors should know", "The road to the North Rim is closed by snow."),
    from: required(isoDate, "First day, at the tours' place", "2026-12-01"),
    until: required(isoDate, "Last day", "2027-05-15"),
    places: many(line(60), MAX_NOTICES, "Tags of the tours that it is about", ["North Rim"], "above every page"),
  }),
  (sent) => (sent.from <= sent.until ? sent : undefined),
);

type SentNotice = v.InferOutput<typeof notice>;

/** Notices that are not over anywhere on earth; of too many, those that begin first. */
function notOver(entries: readonly ListEntry[]): SentNotice[] {
  const { date: earliest } = placeTime(Date.now() - HALF_DAY_MS, "UTC");
  const ahead = entries.map(({ value }) => value as SentNotice).filter(({ until }) => until >= earliest);
  return ahead.length <= MAX_NOTICES ? ahead : ahead.toSorted((a, b) => a.from.localeCompare(b.from));
}

export const notices = many(
  notice,
  MAX_NOTICES,
  "Shown on these days: above every page, or on the pages of the tours concerned",
  undefined,
  undefined,
  notOver,
);

const MAX_REDIRECTS = 500;

const status = resolved(v.union([v.number(), v.string()]), redirectStatus);

const redirect = v.object({
  from: required(
    line(500),
    "Old path, in any case and encoding, with its query if that matters; `/*` at the end: all below it",
    "/blog/*",
  ),
  to: required(line(500), "New path of this site; `/*` at the end: the same name below it", "/articles"),
  status: withDefault(status, 301, "301, 302, 307 or 308", 301, "301"),
});

export const redirects = resolved(
  many(
    redirect,
    MAX_REDIRECTS,
    "Addresses of an earlier site. They serve where a visitor would get 404; one with a query, `/?page_id=42`, also in front of a page. Queries go along",
    undefined,
    "they are 404",
  ),
  (list, at) => readRedirects(list, (from, reason) => at.note("dropped", reason, from)),
);

const MAX_HOSTS = 10;
const MAX_ADDRESS = 500;
const MAX_HOST = 253;

/** No other characters may become part of the page's policy. */
const WEB_HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

const webHost = expects(
  "a host, or all hosts below one, *.example.com",
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_HOST), v.regex(WEB_HOST)),
);

const scriptAddress = resolved(
  expects("an address that begins with https:", v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS))),
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "";
    return isPlain && WEB_HOST.test(url.host) ? url.href : undefined;
  },
);

export const tags = resolved(
  nested(
    v.object({
      scriptUrl: optional(
        scriptAddress,
        "Its script. It gets the rights of your pages: whoever can change it can read what visitors type",
        "https://tags.example/manager.js?id=1",
      ),
      hosts: many(webHost, MAX_HOSTS, "Hosts it sends to, or has pictures and frames from", ["*.tags.example"]),
      purpose: words(120, "Follows “May (your name) load scripts of other companies, …”", "to count bookings"),
    }),
    "A tag manager of your own. It is loaded after a visitor has allowed it, and never with Global Privacy Control",
    "no tags, and nobody is asked",
  ),
  ({ scriptUrl, ...rest }) => (scriptUrl === null ? null : { scriptUrl, ...rest }),
);
