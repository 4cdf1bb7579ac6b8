/** The settings of a tenant: who runs the site on a host (specification 3 and 7). Every field is optional and says its default. */

import * as v from "valibot";
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from "#app/domain/locale/format.ts";
import { FAVICON_PATH } from "#app/domain/tenant/icons.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import { EXAMPLE_CONTEXT } from "./example.ts";
import {
  hexColor,
  language,
  line,
  listOf,
  many,
  minutes,
  nested,
  noByDefault,
  optional,
  picture,
  required,
  resolved,
  whole,
  withDefault,
  words,
  yesByDefault,
} from "./fields.ts";
import { menu } from "./navigation.ts";
import { ownPlaces } from "./places.ts";
import { read, startReading } from "./reading.ts";
import { resource } from "./resource.ts";
import { footer, header, notices, redirects, tags } from "./tenant-frame.ts";
import { currencyCode, englishLocale, timeZone } from "./values.ts";

/** Pictures of icons and of the site. */
const MAX_PICTURES = 12;
const MAX_ICON_PX = 1_024;

const homeIcon = v.object({
  url: required(picture, "Square PNG", "/media/icon-512.png"),
  size: required(whole(MAX_ICON_PX), "Width and height, pixels", 512),
  maskable: noByDefault("true: may be cut to a circle; nothing matters in the outer tenth", false),
});

const tenant = resolved(
  v.object({
    logoUrl: optional(picture, "Logo, about 3:1", "/media/logo.svg", "the name in letters"),
    slogan: words(120, "What you offer, in a few words", "National-park tours"),
    faviconUrl: withDefault(
      picture,
      FAVICON_PATH,
      "Icon of the tab",
      "/media/favicon.svg",
      "a plain pin in your color",
    ),
    icons: many(
      homeIcon,
      MAX_PICTURES,
      "Icons on home screens: 180, 192 and 512 pixels, and one that may be cut",
      undefined,
      "a plain pin",
    ),
    shareImageUrl: optional(
      picture,
      "Picture beside links to your pages in messages: PNG or JPEG, 1,200 × 630",
      "/media/share.jpg",
      "your icon",
    ),
    themeColor: withDefault(
      hexColor,
      "#3d5a4c",
      "Buttons and links; text on it stays readable",
      "#0a5c36",
      "a quiet green",
    ),
    documentTitle: optional(line(80), "Your name, in every title", "National Park Express", "the host's name"),
    header: nested(header, "Top of every page"),
    footer: nested(footer, "Foot of every page"),
    navigation: nested(
      v.object({ data: optional(menu, "Its items, as of `navigation`") }),
      "Your own menu",
      "the menu of `navigation`",
    ),
    timeZone: optional(
      timeZone,
      "Zone of the place that tours leave from: of all your dates and times, and of your phone hours",
      "America/Denver",
      "the installation's `TIME_ZONE`; where it has none, times are “local time”",
    ),
    departureTown: optional(
      line(60),
      "Town that tours leave from, as in `Tours from Kanab` and `Kanab time`",
      "Kanab",
      "the installation's `DEPARTURE_TOWN`; with another time zone, sentences without a town",
    ),
    currency: withDefault(
      currencyCode,
      DEFAULT_CURRENCY,
      "Currency of all amounts that do not name another (ISO 4217); none of them is converted",
      "USD",
      "US dollars",
    ),
    locale: withDefault(
      englishLocale,
      DEFAULT_LOCALE,
      "How dates, times of day and distances are written: en-US, en-GB, en-CA, en-AU, en-IE, en-NZ, or `en` for everybody else (24 hours, day before month, weeks from Monday, kilometers, °C). `-u-hc-h23` behind it: 24 hours, `-u-hc-h12`: 12",
      "en-US",
      "as in the United States",
    ),
    contentLanguage: optional(language, "Language of your own texts (BCP 47); ours stay English", "nb", "English"),
    newsletterText: words(200, "What subscribers get, beside the form", "One letter a month: what is open"),
    agentLogin: yesByDefault("false: no link to the agents' login"),
    planner: yesByDefault(
      "false: no “Plan your trip” beside overnight tours, which leads to `/ideas` of your base site",
    ),
    hotels: yesByDefault("false: you have no `hotel-search`, and no page leads to it"),
    activities: yesByDefault("false: you have no `series`, and no page leads to it"),
    places: ownPlaces,
    synonyms: many(
      listOf(line(60), 12),
      60,
      "Words and phrases that mean the same to your guests: searches, also those of assistants, find by one what has another",
      [["toddler", "small child", "stroller"]],
    ),
    redirects,
    notices,
    bookingNotice: optional(line(160), "Shown beside what books", "Cash only on the coach"),
    adClicks: noByDefault(
      "true: the gclid, gbraid, wbraid, msclkid, fbclid and utm_… of a visit's first address go along to /search, the checkout and both forms; never with Global Privacy Control",
      false,
    ),
    tags,
    salesDatesOfAll: noByDefault("true: you have `all-sales-dates`, one call for the dates of all tours"),
    cardDatesMinutes: withDefault(
      minutes,
      30,
      "How old the next dates on cards may be before they are asked for again, in minutes; each asking is a call for each tour, or one in all with `all-sales-dates`. A list with a date asks after 5 minutes, a tour's page after one",
      30,
      "30",
    ),
    gifts: noByDefault(
      "true: “Give as a gift” on tours, which leads to the contact form with tour and subject filled in",
    ),
    waitingList: noByDefault(
      "true: “Join the waiting list” on days that are sold out, which leads to the contact form with tour, day and party filled in",
    ),
    myBooking: noByDefault(
      "true: you have `booking-find`, so guests find their bookings on `/booking`, which the footer links to",
    ),
    visitorStatistics: yesByDefault("false: no figures of page loads are kept"),
  }),
  ({ navigation: { data }, ...config }) => ({ ...config, navigation: data !== null && data.length > 0 ? data : null }),
);

/** What the operator set, and the defaults of the rest. `navigation`: null without a menu of its own. */
export type TenantSettings = v.InferOutput<typeof tenant>;

const nothingSet = read(tenant, {}, startReading(EXAMPLE_CONTEXT)) as TenantSettings;

/** True if a config has no field that is known: the answer of a system that has lost or not found it. */
export function saysNothing(settings: TenantSettings): boolean {
  return JSON.stringify(settings) === JSON.stringify(nothingSet);
}

export const tenantConfig = resource({
  name: "tenant-config",
  method: "POST",
  path: "/api/tenant-config/user/public",
  isRead: true,
  body: { host: { meaning: "The visitor's hostname, lower case, without port", example: "www.brand.example" } },
  meaning: "Whose site a host is. 404: the host is unknown, and its visitors get 404. Asked before everything else",
  without: "A neutral site under the host's name, which no search engine lists",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: tenant,
});

/**
 * Nobody's settings, for a host that the operator has not confirmed: nothing that only some operators would say, no town, and no
 * figures kept.
 */
export const UNKNOWN_TENANT: TenantSettings = {
  ...nothingSet,
  departureTown: "",
  visitorStatistics: false,
};
