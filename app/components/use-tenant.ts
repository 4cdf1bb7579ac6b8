import { createContext, useContext, useState } from "react";
import { placeTime } from "#app/domain/calendar/clock.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
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

/** The day at the tenant's place, for what the browser renders alone. */
export function useToday(): IsoDate {
  const { timeZone } = useTenant();
  return useState(() => placeTime(Date.now(), timeZone).date)[0];
}
