/** The brand a visitor came from: always a tenant's host, so the engine links back and redirects to no other one. */

import type { Context } from "hono";
import { parseHexColor } from "#app/domain/tenant/colors.ts";
import { tenantColors } from "#app/domain/tenant/tenant.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { findTenant } from "#tests/stand-in/routes/tenant.ts";

export interface Brand {
  /** Tenant host. */
  host: string;
  /** `https://tours.example`, without trailing slash. */
  origin: string;
  name: string;
  logo: string;
  /** Value of a `style` attribute. */
  colors: string;
}

const DEFAULT_COLOR = "#b4451f";

export function brandColors(themeColor: unknown): string {
  const { brand, onBrand, textOnLight, textOnDark } = tenantColors(parseHexColor(themeColor) ?? DEFAULT_COLOR);
  return `--brand:${brand};--on-brand:${onBrand};--brand-text-light:${textOnLight};--brand-text-dark:${textOnDark}`;
}

/**
 * @param address a URL, or `host` or `host:port` as a form keeps it
 * @returns null for every host that is no tenant's
 */
export function findBrand(address: string): Brand | null {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `http://${address}`);
  const tenant = url === null ? undefined : findTenant(url.hostname);
  if (url === null || tenant === undefined) return null;
  const { hostname, host } = url;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const { documentTitle, logoUrl, themeColor } = tenant.config;
  return {
    host: hostname,
    origin: isLocal ? `http://${host}` : `https://${hostname}`,
    name: documentTitle ?? hostname,
    logo: logoUrl ?? "/media/brand/npx-logo.svg",
    colors: brandColors(themeColor),
  };
}

/** The brand whose host this request was handed off from. */
export function brandOfHandoff(c: Context<StandInEnv>): Brand | null {
  return findBrand(c.req.header("x-forwarded-host") ?? "");
}
