/** Tenant configuration (specification 3 and 10.1). */

import { DEFAULT_DEPARTURE_TOWN, DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";
import type { TenantConfig, TenantFooter, TenantHeader } from "#app/operator/tenant-config.ts";
import { readableColorOn, textColorOn } from "./colors.ts";
import { type Departing, fromTown } from "./departure-town.ts";

export type { TenantConfig, TenantFooter, TenantHeader };
export type NamedLink = TenantFooter["quickLinks"][number];
export type SocialLink = TenantHeader["social"][number];
export type PartnerLogo = TenantFooter["partners"][number];

export interface Brand extends Departing {
  name: string;
  /** null: the name in its place. */
  logo: string | null;
  slogan: string;
  favicon: string;
  /** null: none. */
  bookingNotice: string | null;
  header: TenantHeader;
  footer: TenantFooter;
  colors: BrandColors;
}

interface BrandColors {
  brand: string;
  onBrand: string;
  /** Text on the light and dark page, at least 4.5:1. */
  textOnLight: string;
  textOnDark: string;
}

const DEFAULT_COLOR = "#3d5a4c";
/** Darkest text backgrounds (app/styles/tokens.css); `#e5e5e5` is the darkest a light `--brand-wash` can be. */
const LIGHT_SURFACES = ["#fbf8f3", "#e5e5e5"];
const DARK_SURFACES = ["#17130f", "#2a241d"];

export function brandColors(color: string): BrandColors {
  return {
    brand: color,
    onBrand: textColorOn(color),
    textOnLight: readableColorOn(color, LIGHT_SURFACES.toReversed()),
    textOnDark: readableColorOn(color, DARK_SURFACES.toReversed()),
  };
}

const EMPTY_HEADER: TenantHeader = { phone: null, textUs: null, hours: null, social: [] };

const DEFAULT_FOOTER: TenantFooter = {
  about: null,
  address: null,
  quickLinks: [
    { title: "Our tours", url: "/our-tours" },
    { title: "Shuttle service", url: "/shuttle-service" },
    { title: "Photo gallery", url: "/photo-gallery" },
    { title: "Blog", url: "/blog" },
  ],
  informationLinks: [
    { title: "FAQ", url: "/faq" },
    { title: "About us", url: "/about-us" },
    { title: "Contact us", url: "/contact-us" },
  ],
  legalLinks: [
    { title: "Privacy policy", url: "/privacy-policy" },
    { title: "Terms and conditions", url: "/terms-conditions" },
    { title: "Licenses", url: "/licenses" },
  ],
  partners: [],
};

function orDefault<T>(list: T[], fallback: T[]): T[] {
  return list.length > 0 ? list : fallback;
}

function hasName(config: TenantConfig | null): boolean {
  return config !== null && config.documentTitle !== null;
}

/** Copies stored by an earlier build may lack the field. */
export function timeZoneOf(config: TenantConfig | null): string {
  return config?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Fills every gap; null gives the neutral brand (operator down, no stored copy). */
export function brandOf(config: TenantConfig | null): Brand {
  const footer = config?.footer ?? DEFAULT_FOOTER;
  const timeZone = timeZoneOf(config);
  // Nobody knows where a tenant without a config is, nor what the town in another zone is called.
  const isThere = config !== null && timeZone === DEFAULT_TIME_ZONE;
  const departureTown = config?.departureTown ?? (isThere ? DEFAULT_DEPARTURE_TOWN : "");
  return {
    name: config?.documentTitle ?? "National Park Tours",
    // The neutral drawing has the neutral name in it.
    logo: config?.logoUrl ?? (hasName(config) ? null : "/brand/neutral-logo.svg"),
    slogan: config?.slogan ?? `National-park tours${fromTown({ departureTown })}`,
    favicon: config?.faviconUrl ?? "/favicon.svg",
    // Copies stored by an earlier build may lack newer fields.
    bookingNotice: config?.bookingNotice ?? null,
    timeZone,
    departureTown,
    header: { ...EMPTY_HEADER, ...config?.header },
    footer: {
      about: footer.about,
      address: footer.address,
      quickLinks: orDefault(footer.quickLinks, DEFAULT_FOOTER.quickLinks),
      informationLinks: orDefault(footer.informationLinks, DEFAULT_FOOTER.informationLinks),
      legalLinks: orDefault(footer.legalLinks, DEFAULT_FOOTER.legalLinks),
      partners: footer.partners,
    },
    colors: brandColors(config?.themeColor ?? DEFAULT_COLOR),
  };
}

/** False also while the setting is unknown. Copies stored by an earlier build lack the field. */
export function hasVisitorStatistics(config: TenantConfig | null): boolean {
  return config !== null && config.visitorStatistics !== false;
}
