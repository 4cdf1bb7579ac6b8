import { formatOf } from "#app/domain/locale/format.ts";

/** How the demo's tenants write amounts and dates. */
export const WRITTEN = { locale: "en-US", currency: "USD" };
export const FORMAT = formatOf(WRITTEN);
