/** Who the site speaks for on a hostname (specification 3 "Tenant config", specification 10.1). */

import type { OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { inkOn, readableOn } from "./colors.ts";
import type { MenuItem } from "./navigation.ts";

export interface NamedLink {
  title: string;
  url: string;
}

export interface SocialLink extends NamedLink {
  network: string;
}

export interface PartnerLogo {
  name: string;
  logo: string;
  url: string | null;
}

export interface TenantHeader {
  phone: string | null;
  textUs: string | null;
  /** When somebody answers; null when the operator does not say. */
  hours: OpeningHours | null;
  social: SocialLink[];
}

/** How to reach the operator. */
export type ContactWays = Pick<TenantHeader, "phone" | "textUs" | "hours">;

export interface TenantFooter {
  about: string | null;
  address: string | null;
  quickLinks: NamedLink[];
  informationLinks: NamedLink[];
  legalLinks: NamedLink[];
  partners: PartnerLogo[];
}

/** What the operator said about a host; each field stands or falls on its own. */
export interface TenantConfig {
  logoUrl: string | null;
  slogan: string | null;
  faviconUrl: string | null;
  /** Six-digit hex. */
  themeColor: string | null;
  documentTitle: string | null;
  header: TenantHeader;
  footer: TenantFooter;
  /** Visible items only; null when the tenant has no menu of its own. */
  navigation: MenuItem[] | null;
}

/** A tenant with nothing missing: what the layout renders. */
export interface Brand {
  name: string;
  logo: string;
  slogan: string;
  favicon: string;
  header: TenantHeader;
  footer: TenantFooter;
  colors: BrandColors;
}

export interface BrandColors {
  /** The tenant's color, for surfaces. */
  brand: string;
  /** Text on such a surface. */
  onBrand: string;
  /** The color as text on the light page and on the dark page, at 4.5:1 or better. */
  textOnLight: string;
  textOnDark: string;
}

const DEFAULT_COLOR = "#3d5a4c";
/**
 * What text stands on in the light and in the dark scheme (app/styles/tokens.css). `#e5e5e5` is as dark as the light
 * `--brand-wash` of any color can get (tests/unit/app/domain/tenant/colors.test.ts).
 */
const LIGHT_SURFACES = ["#fbf8f3", "#e5e5e5"];
const DARK_SURFACES = ["#17130f", "#2a241d"];

export function brandColors(color: string): BrandColors {
  return {
    brand: color,
    onBrand: inkOn(color),
    textOnLight: readableOn(color, LIGHT_SURFACES.toReversed()),
    textOnDark: readableOn(color, DARK_SURFACES.toReversed()),
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

/** The tenant's brand with every gap filled; null gives the neutral built-in brand (operator down, no copy). */
export function brandOf(config: TenantConfig | null): Brand {
  const footer = config?.footer ?? DEFAULT_FOOTER;
  return {
    name: config?.documentTitle ?? "National Park Tours",
    logo: config?.logoUrl ?? "/brand/neutral-logo.svg",
    slogan: config?.slogan ?? "National-park tours from Las Vegas",
    favicon: config?.faviconUrl ?? "/favicon.svg",
    // Stored copies of an earlier build may lack what was added since.
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

/** Host label and length limits of RFC 1035; `_` never names a web host. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Lower case, without port or trailing dot; null for what cannot name a tenant (IPv6 literals, junk). */
export function normalizeHost(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return HOST.test(host) ? host : null;
}

/** True when the host is on the list; entries are hosts or `*.suffix`. An empty list allows every host. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((entry) => (entry.startsWith("*.") ? host.endsWith(entry.slice(1)) : host === entry));
}
