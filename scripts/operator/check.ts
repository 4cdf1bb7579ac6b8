/** The calls of the site that only read, in the order of use. */

import { OPERATOR_CALL_MS } from "#app/domain/budgets.ts";
import { hotelPlaces } from "#app/domain/cart/hotel-link.ts";
import { unitsInText } from "#app/domain/locale/units-in-text.ts";
import { assumedOf, type TenantSettings, tenantOf } from "#app/domain/tenant/tenant.ts";
import { placesOf } from "#app/domain/tour/places.ts";
import { navigation } from "#app/operator/navigation.ts";
import { callOf } from "#app/operator/resource.ts";
import { salesDates } from "#app/operator/sales.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { ourTours, topTours, tourCategories } from "#app/operator/tours.ts";
import { PLACES } from "#app/places/index.ts";
import { listed } from "#scripts/owner/command.ts";
import { Api, type Asked } from "./api.ts";
import { checkLinks } from "./links.ts";
import type { Options } from "./options.ts";
import { Pages } from "./pages.ts";
import { Report } from "./report.ts";
import { checkList, checkPlaces, checkTours } from "./tours.ts";
import { checkVisitor } from "./visitor.ts";

/** What the first call is answered without the key, or for another host. */
async function statusOf({ apiBaseUrl }: Options, host: string, key: Record<string, string>): Promise<number | null> {
  const { path, method } = callOf(tenantConfig, {});
  const headers = { accept: "application/json", "content-type": "application/json", "host-name": host, ...key };
  const request = { method, headers, body: JSON.stringify({ host }), redirect: "manual" as const };
  const signal = AbortSignal.timeout(OPERATOR_CALL_MS);
  const response = await fetch(`${apiBaseUrl}${path}`, { ...request, signal }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? null;
}

/** No brand has it (RFC 2606). */
const INVENTED_HOST = "no-such-brand.invalid";

async function checkRefusals({ options, report }: Api): Promise<void> {
  const { host, apiKey, apiKeyHeader } = options;
  if ((await statusOf(options, host, {})) === 200) report.info("key", "the first call is answered without a key, too");
  if ((await statusOf(options, INVENTED_HOST, { [apiKeyHeader]: apiKey })) === 200)
    report.warn(
      "host",
      `${INVENTED_HOST} is answered, too: answer 404 for a host that is no brand's, or set TENANT_HOSTS; else any domain that points here shows your site`,
    );
}

/** @returns null when the site cannot exist with this answer: nothing more is worth asking */
async function openTenant(api: Api): Promise<TenantSettings | null> {
  const { options, report } = api;
  const { host, apiKeyHeader } = options;
  const asked: Asked<TenantSettings> = await api.ask(tenantConfig, {}, { body: { host } });
  const { outcome } = asked;
  if (!outcome.ok && outcome.failure.kind === "network") {
    report.fail("connection", api.reasonOf(tenantConfig, asked));
    return null;
  }
  const status = outcome.ok ? 200 : outcome.failure.status;
  if (status === 401 || status === 403) {
    const without = await statusOf(options, host, {});
    const text =
      without === 200
        ? `${status} with this key, 200 without one: is the header's name right? (${apiKeyHeader}, API_KEY_HEADER)`
        : `${status} with this key in ${apiKeyHeader}: is the key right, and the header's name? (API_KEY, API_KEY_HEADER)`;
    report.fail("key", text);
    return null;
  }
  if (status === 404) {
    report.fail(
      "host",
      `404 for ${host}: its visitors get 404, too. Is it the host of a brand's site, and the address the API's?`,
    );
    return null;
  }
  if (api.failed(tenantConfig, asked, "FAIL") || !outcome.ok) return null;
  await checkRefusals(api);
  return outcome.data;
}

async function menuOf(api: Api, { navigation: own }: TenantSettings) {
  if (own !== null) return own;
  const menu = (await api.need("WARN", navigation, {}))?.data;
  if (menu?.length === 0) api.report.warn("navigation", "no item: a header without a menu");
  return menu ?? [];
}

async function listsOf(api: Api) {
  const all = await api.need("FAIL", ourTours, {});
  const top = await api.need("WARN", topTours, {});
  const categories = (await api.need("WARN", tourCategories, {}))?.data ?? [];
  const tours = all?.data ?? [];
  if (all?.data.length === 0) api.report.fail("our-tours", "no tour in the list: nothing can be booked");
  const ids = new Set(tours.map(({ id }) => id));
  const unlisted = (top?.data ?? []).filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (tours.length > 0 && unlisted.length > 0) api.report.warn("top-tours", `not in our-tours: ${listed(unlisted)}`);
  checkList(api, tours, categories);
  return { tours, categories };
}

const ROUNDS = [4, 8, 16];
/** A round this slow is the last: visitors must not notice. */
const SLOW_ROUND_MS = 1_000;

/** A newsletter that sends 50,000 people in ten minutes: a token and a profile for each. */
const BURST_A_SECOND = 170;

/**
 * How many calls a second the operator takes: a few short rounds, each of more at once, that end when it slows down.
 *
 * @param id of a tour, whose dates are asked for
 */
async function checkPace(api: Api, id: number): Promise<void> {
  let best = 0;
  for (const atOnce of ROUNDS) {
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- each round begins when the one before has ended well
    const asked = await Promise.all(Array.from({ length: atOnce }, () => api.ask(salesDates, { id }, { of: id })));
    const tookMs = performance.now() - startedAt;
    if (!asked.every(({ outcome }) => outcome.ok)) {
      const text = `of ${atOnce} calls at once some were not answered: a page view of the site makes several, a burst many`;
      api.report.warn("pace", text);
      return;
    }
    best = Math.max(best, (atOnce * 1_000) / tookMs);
    if (tookMs > SLOW_ROUND_MS) break;
  }
  const text = `about ${Math.round(best)} calls a second, measured with at most ${ROUNDS.at(-1)} at once`;
  api.report.info("pace", `${text}; a newsletter to 50,000 people in ten minutes makes ${BURST_A_SECOND}`);
}

export async function checkOperator(options: Options): Promise<Report> {
  const report = new Report(options.apiKey);
  const api = new Api(options, report);
  const tenant = await openTenant(api);
  if (tenant !== null) {
    const { timeZone, isZoneKnown, departureTown } = tenantOf(tenant, options);
    api.assumed = assumedOf(tenant, options);
    if (tenant.timeZone !== null && departureTown === "")
      report.warn("tenant-config", "timeZone without departureTown: no sentence says where tours leave from");
    if (tenant.timeZone === null)
      report.warn(
        "tenant-config",
        isZoneKnown
          ? `no timeZone: every time is read as that of ${timeZone}, and tours leave from ${departureTown || "no town"}`
          : "no timeZone: pages say “local time”, today begins and ends with the day of UTC, and calendar files have no zone",
      );
    const menu = await menuOf(api, tenant);
    const { tours, categories } = await listsOf(api);
    const pages = new Pages(api, tenant, tours);
    const places = placesOf(PLACES, { inUnits: unitsInText(tenant), own: tenant.places, departureTown, tours });
    checkPlaces(api, places);
    await checkTours(api, pages, tours);
    const [first] = tours;
    if (first !== undefined) await checkPace(api, first.id);
    await pages.checkFixed();
    await checkVisitor(api, tenant, hotelPlaces(places.town, places.tiles)[0]?.slug ?? "");
    await checkLinks(api, tenant, menu, { tours, categories, places, pages });
    pages.finish();
  }
  api.finish();
  return report;
}
