/** A tenant: its settings, and what is computed from them (specification 3 and 10.1). */

import { pick } from "es-toolkit/object";
import { hoursLine } from "#app/domain/calendar/opening-hours.ts";
import { DEFAULT_CURRENCY, formatOf } from "#app/domain/locale/format.ts";
import type { Assumed } from "#app/operator/reading.ts";
import type { TenantSettings } from "#app/operator/tenant-config.ts";
import { readableColorOn, textColorOn } from "./colors.ts";
import { type NamedLink, withDefaultLinks } from "./footer-links.ts";
import { touchIcon } from "./icons.ts";
import { phoneHref } from "./phone.ts";

export type { NamedLink, TenantSettings };
export type TenantFooter = TenantSettings["footer"];
export type SocialLink = TenantSettings["header"]["social"][number];
export type PartnerLogo = TenantFooter["partners"][number];
export type TenantTags = NonNullable<TenantSettings["tags"]>;

export type Tenant = ReturnType<typeof tenantOf>;

/** The fields that are sent to the browser, with every page. */
const BROWSER_FIELDS = [
  "name",
  "logoUrl",
  "slogan",
  "faviconUrl",
  "touchIcon",
  "locale",
  "contentLanguage",
  "currency",
  "colors",
  "contact",
  "timeZone",
  "departureTown",
  "bookingNotice",
  "newsletterText",
  "adClicks",
  "tags",
  "visitorStatistics",
  "planner",
  "hotels",
  "activities",
  "myBooking",
  "gifts",
  "waitingList",
] as const satisfies readonly (keyof Tenant)[];

export type BrowserTenant = Pick<Tenant, (typeof BROWSER_FIELDS)[number]>;

export function forBrowser(tenant: Tenant): BrowserTenant {
  return pick(tenant, BROWSER_FIELDS);
}

/** The language that the tenant's own texts are in. */
export function textLanguage(tenant: Pick<Tenant, "contentLanguage" | "locale" | "currency">): string {
  return tenant.contentLanguage ?? formatOf(tenant).language;
}

/** null: the tenant has none. */
export type ContactWays = Tenant["contact"];

/** Darkest text backgrounds (app/styles/tokens.css); `#e5e5e5` is the darkest a light `--brand-wash` can be. */
const LIGHT_SURFACES = ["#e5e5e5", "#fbf8f3"];
const DARK_SURFACES = ["#2a241d", "#17130f"];

export function tenantColors(color: string) {
  return {
    brand: color,
    onBrand: textColorOn(color),
    /** Text on the light and dark page, at least 4.5:1. */
    textOnLight: readableColorOn(color, LIGHT_SURFACES),
    textOnDark: readableColorOn(color, DARK_SURFACES),
  };
}

/** A telephone number as the tenant writes it, and the address that calls it or texts to it. */
function phoneLink(scheme: "tel" | "sms", text: string | null) {
  return text === null ? null : { text, href: phoneHref(scheme, text) };
}

/** What an installation says of tenants that say nothing else. */
export interface Deployment {
  /** IANA name; null: not said. */
  timeZone: string | null;
  /** "" when not said. */
  departureTown: string;
}

/** What values in the operator's answers are in that do not say it. @param settings null: not known yet */
export function assumedOf(settings: TenantSettings | null, { timeZone }: Deployment): Assumed {
  return {
    timeZone: settings?.timeZone ?? timeZone ?? "UTC",
    currency: settings?.currency ?? DEFAULT_CURRENCY,
  };
}

/**
 * @param deployment with the host: the name of a tenant that has none
 * @param missing names of pages that the tenant does not have
 */
export function tenantOf(
  settings: TenantSettings,
  deployment: Deployment & { host: string },
  missing: readonly string[] = [],
) {
  const { header, footer, documentTitle, themeColor } = settings;
  const isElsewhere = settings.timeZone !== null && settings.timeZone !== deployment.timeZone;
  return {
    ...settings,
    /** The title, or the host's name. */
    name: documentTitle ?? deployment.host,
    /** IANA name: of all dates and times, but for tours with one of their own; UTC while `isZoneKnown` is false, and then never named. */
    timeZone: assumedOf(settings, deployment).timeZone,
    isZoneKnown: (settings.timeZone ?? deployment.timeZone) !== null,
    /** "" when unknown: nobody knows what the town in another zone is called. */
    departureTown: settings.departureTown ?? (isElsewhere ? "" : deployment.departureTown),
    /** Lists that the operator left empty have the site's own links. */
    footer: withDefaultLinks(footer, missing),
    colors: tenantColors(themeColor),
    contact: {
      phone: phoneLink("tel", header.phone),
      textUs: phoneLink("sms", header.textUs),
      /** Opening hours, also in words: `daily 7 AM to 7 PM`. */
      hours: header.hours && { ...header.hours, text: hoursLine(formatOf(settings), header.hours.week) },
    },
    /** Address of the icon on iPhones. */
    touchIcon: touchIcon(settings),
  };
}

/** What the policy of the tenant's pages allows for its own tags, as CSP host sources. */
export function tagSources(tags: TenantTags | null): string[] {
  if (tags === null) return [];
  return [...new Set([new URL(tags.scriptUrl).origin, ...tags.hosts.map((host) => `https://${host}`)])];
}

type ZoneSaid = Pick<Tenant, "timeZone" | "isZoneKnown">;
export type Departing = Pick<Tenant, "timeZone" | "departureTown">;

/** ` from Kanab`; "" when the town is unknown. */
export function fromTown({ departureTown }: Pick<Departing, "departureTown">): string {
  return departureTown === "" ? "" : ` from ${departureTown}`;
}

/**
 * `Kanab time`; `local time` when the town is unknown. Of a tour in another zone, `Phoenix time`: after the city in the zone's name.
 *
 * @param ownZone of a tour; null or absent: the tenant's
 */
export function clockName({ timeZone, departureTown }: Departing, ownZone: string | null = null): string {
  const city =
    ownZone === null || ownZone === timeZone ? departureTown : ownZone.replace(/^.*\//, "").replaceAll("_", " ");
  return city === "" ? "local time" : `${city} time`;
}

/** The IANA name of the zone that times are in; null when nobody has said it. @param ownZone of a tour; null: the tenant's */
export function zoneName({ timeZone, isZoneKnown }: ZoneSaid, ownZone: string | null = null): string | null {
  return ownZone ?? (isZoneKnown ? timeZone : null);
}

/** The clock as programs read it: `Kanab time (America/Denver)`; `local time` without both. */
export function clockAndZone(tenant: Departing & ZoneSaid): string {
  const zone = zoneName(tenant);
  return `${clockName(tenant)}${zone === null ? "" : ` (${zone})`}`;
}
