import { formatOf } from "#app/domain/locale/format.ts";

/** How the demo's tenants write amounts and dates. */
export const FORMAT = formatOf({ locale: "en-US", currency: "USD" });
