import { createContext, useContext } from "react";
import { type Format, formatOf } from "#app/domain/locale/format.ts";
import type { BrowserTenant } from "#app/domain/tenant/tenant.ts";

export const TenantContext = createContext<BrowserTenant | null>(null);

/** Whose site it is, also in static parts. */
export function useTenant(): BrowserTenant {
  const tenant = useContext(TenantContext);
  if (tenant === null) throw new Error("useTenant needs the root's loader to have succeeded");
  return tenant;
}

/** How the tenant writes amounts and dates. @param ownCurrency the currency of a tour; null: the tenant's */
export function useFormat(ownCurrency: string | null = null): Format {
  return formatOf(useTenant(), ownCurrency);
}
