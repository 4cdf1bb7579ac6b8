/** Tenant configuration (specification 3 and 10.1). */

import { DEFAULT_DEPARTURE_TOWN, DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import type { TenantConfig, TenantFooter, TenantHeader } from "#app/operator/tenant-config.ts";
import { readableColorOn, textColorOn } from "./colors.ts";
import type { Departing } from "./departure-town.ts";

export type { TenantConfig, TenantFooter, TenantHeader };
export type NamedLink = TenantFooter["quickLinks"][number];
export type SocialLink = TenantHeader["social"][number];
export type PartnerLogo = TenantFooter["partners"][number];

export type TenantTags = NonNullable<TenantConfig["tags"]>;

export interface Brand extends Departing {
  name: string;
  /** null: the name in its place. */
  logo: string | null;
  /** "" without one. */
  slogan: string;
  favicon: string;
  /** Square PNG files of the tenant; none: a plain pin. */
  icons: TenantConfig["icons"];
  /** null: the icon stands in for it. */
  shareImage: string | null;
  screenshots: TenantConfig["screenshots"];
  /** What subscribers of the newsletter get; "" where the operator promises nothing. */
  newsletterText: string;
  hasAgentLogin: boolean;
  /** null: none. */
  bookingNotice: string | null;
  notices: TenantConfig["notices"];
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

/** Drawn in the tenant's color (app/machine-readable/icons.ts). */
export const FAVICON_PATH = "/favicon.svg";

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

/** Copies stored by an earlier build may lack the field. */
export function timeZoneOf(config: TenantConfig | null): string {
  return config?.timeZone ?? DEFAULT_TIME_ZONE;
}

/**
 * Fills every gap, with nothing that only some operators would say.
 *
 * @param config null: the operator has not confirmed the host
 * @param host the name of a tenant that has none
 */
export function brandOf(config: TenantConfig | null, host: string): Brand {
  const footer = config?.footer ?? DEFAULT_FOOTER;
  const timeZone = timeZoneOf(config);
  // Nobody knows where a tenant without a config is, nor what the town in another zone is called.
  const isThere = config !== null && timeZone === DEFAULT_TIME_ZONE;
  const departureTown = config?.departureTown ?? (isThere ? DEFAULT_DEPARTURE_TOWN : "");
  return {
    name: config?.documentTitle ?? host,
    logo: config?.logoUrl ?? null,
    slogan: config?.slogan ?? "",
    favicon: config?.faviconUrl ?? FAVICON_PATH,
    // Copies stored by an earlier build may lack newer fields.
    icons: config?.icons ?? [],
    shareImage: config?.shareImageUrl ?? null,
    screenshots: config?.screenshots ?? [],
    newsletterText: config?.newsletterText ?? "",
    hasAgentLogin: config?.agentLogin !== false,
    bookingNotice: config?.bookingNotice ?? null,
    notices: config?.notices ?? [],
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

const LINK_LISTS = ["quickLinks", "informationLinks", "legalLinks"] as const;

const pageOf = ({ url }: NamedLink) => url.slice(1);

/** Pages of the page builder to which the footer links although the tenant's config does not name them. */
export function pagesLinkedByDefault({ footer }: TenantConfig): string[] {
  const links = LINK_LISTS.flatMap((list) => (footer[list].length > 0 ? [] : DEFAULT_FOOTER[list]));
  return links.map(pageOf).filter((name) => CONTENT_PAGES.includes(name));
}

/** The default links of the footer without those to pages that the tenant does not have. */
export function withoutPages(brand: Brand, { footer }: TenantConfig, missing: readonly string[]): Brand {
  const lists = LINK_LISTS.filter((list) => footer[list].length === 0).map(
    (list) => [list, brand.footer[list].filter((link) => !missing.includes(pageOf(link)))] as const,
  );
  return { ...brand, footer: { ...brand.footer, ...Object.fromEntries(lists) } };
}

/** False also while the setting is unknown. Copies stored by an earlier build lack the field. */
export function hasVisitorStatistics(config: TenantConfig | null): boolean {
  return config !== null && config.visitorStatistics !== false;
}

/** What the policy of the tenant's pages allows for its own tags, as CSP host sources. */
export function tagSources(tags: TenantTags | null): string[] {
  if (tags === null) return [];
  return [...new Set([new URL(tags.scriptUrl).origin, ...tags.hosts.map((host) => `https://${host}`)])];
}
