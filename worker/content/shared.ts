/** What all pages of a tenant share, derived once for the copies that memory keeps for seconds. */

import type { SharedContent, Site } from "#app/context.ts";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { BUILDER_PAGE_PATH, CHECKOUT_PATH } from "#app/domain/constants.ts";
import { pictureOrigins } from "#app/domain/content/picture-origins.ts";
import { unitsInText } from "#app/domain/locale/units-in-text.ts";
import { addressesOf } from "#app/domain/names/addresses.ts";
import { isWithinDomain } from "#app/domain/session/cookie.ts";
import { pagesLinkedByDefault } from "#app/domain/tenant/footer-links.ts";
import { type TenantSettings, tenantOf } from "#app/domain/tenant/tenant.ts";
import { categoryAddresses, kindsOf, tourAddresses } from "#app/domain/tour/kinds.ts";
import { placesOf } from "#app/domain/tour/places.ts";
import { UNKNOWN_TENANT } from "#app/operator/tenant-config.ts";
import { PLACES } from "#app/places/index.ts";
import { isHandedOff } from "#worker/config.ts";
import { answerOf, cacheKey, type Entry } from "./entry.ts";
import { logged } from "./operator-calls.ts";
import type { SiteParts, Source } from "./site-entry.ts";

/** null: never loaded. */
type Copies = { [Part in "menu" | "tours" | "categories"]: SiteParts[Part] | null } & {
  origin: string;
  /** Names of pages that the tenant does not have. */
  missing: readonly string[];
};

type Shared = SharedContent & Pick<Site, "once">;

function shareOf({ host, config }: Source, settings: TenantSettings, copies: Copies): Shared {
  const { origin, menu, categories, missing } = copies;
  const { baseSiteUrl, adminBaseUrl, imageTransforms } = config;
  const tenant = tenantOf(settings, { host, timeZone: config.timeZone, departureTown: config.departureTown }, missing);
  const { departureTown, places: own } = tenant;
  const sent = copies.tours;
  const places = placesOf(PLACES, { inUnits: unitsInText(tenant), own, departureTown, tours: sent });
  const categoryNames = categoryAddresses(sent ?? [], categories ?? []);
  const languageNames = addressesOf((sent ?? []).flatMap((tour) => (tour.languages ?? []).map((name) => ({ name }))));
  const withAddress = tourAddresses({
    tags: places.tags,
    categories: categoryNames,
    languages: languageNames,
    baseSiteUrl,
    tours: sent,
  });
  const tours = sent && sent.map(withAddress);
  const shared: SharedContent = {
    origin,
    tenant,
    tours,
    withAddress,
    places,
    categories,
    categoryNames,
    languageNames,
    baseSiteUrl,
    menu: tenant.navigation ?? menu ?? [],
    kinds: kindsOf(tours ?? [], categories, categoryNames),
    cookieDomain: config.cookieDomains.find((domain) => isWithinDomain(host, domain)) ?? null,
    checkoutHref: isHandedOff(CHECKOUT_PATH, config) ? CHECKOUT_PATH : null,
    pictureHosts: {
      resizing: imageTransforms ? adminBaseUrl : null,
      allowed: pictureOrigins({ tenant, tours }, config),
    },
  };
  const derived = new Map<unknown, unknown>();
  return {
    ...shared,
    once<T>(derive: (from: SharedContent) => T): T {
      if (!derived.has(derive)) derived.set(derive, derive(shared));
      return derived.get(derive) as T;
    },
  };
}

const kept = new WeakMap<TenantSettings, { from: readonly unknown[]; shared: Shared }>();

/** @param settings null: the operator never answered, and everybody sees a neutral site */
export function sharedContent(source: Source, settings: TenantSettings | null, copies: Copies): Shared {
  if (settings === null) return shareOf(source, UNKNOWN_TENANT, copies);
  const { origin, menu, tours, categories, missing } = copies;
  const from = [origin, menu, tours, categories, missing.join()];
  const before = kept.get(settings);
  if (before?.from.every((each, at) => each === from[at])) return before.shared;
  const shared = shareOf(source, settings, copies);
  kept.set(settings, { from, shared });
  return shared;
}

const PAGE = { name: "page", path: BUILDER_PAGE_PATH };

/**
 * Names of pages of the footer's default links for which the operator answered 404; none while that is not known. It is found out
 * behind pages, which do not wait for it.
 */
export async function missingPages(source: Source, { footer }: TenantSettings, editedAt: number): Promise<string[]> {
  const names = pagesLinkedByDefault(footer);
  if (names.length === 0) return [];
  const entry: Entry<{ missing: string[] }> = {
    key: cacheKey(source.host, "missing-pages", names.join(":")),
    policy: KEPT_CONTENT["missing-pages"],
    parts: ["missing"],
    editedAt,
    asks: "behind",
    async load() {
      const missing: string[] = [];
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- nobody waits, and pages need the connections
        const asked = await logged(source, PAGE, ({ operator }) =>
          operator.call({ endpoint: PAGE.name, path: BUILDER_PAGE_PATH.replace(":page", name) }),
        );
        const status = asked.ok ? 200 : (asked.failure.status ?? 0);
        if (status === 404 || status === 410) missing.push(name);
        else if (!asked.ok) return { missing: answerOf(asked) };
      }
      return { missing: { status: "ok", data: missing } };
    },
  };
  const { missing } = (await source.cache.read(entry)).parts;
  return missing.status === "ok" ? missing.data : [];
}
