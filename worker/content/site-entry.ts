/** What all pages of a tenant share: one entry in KV. */

import type { MenuItem } from "#app/domain/tenant/menu.ts";
import { type TenantSettings, timeZoneOf } from "#app/domain/tenant/tenant.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { type TourCategory, tourCategories } from "#app/operator/categories.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { navigation } from "#app/operator/navigation.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { ourTours } from "#app/operator/tours.ts";
import type { Config } from "#worker/config.ts";
import { noteConfigCall } from "#worker/ops/config-calls.ts";
import type { Log } from "#worker/ops/log.ts";
import type { RenderFacts } from "#worker/ops/render-facts.ts";
import { type Answers, answerOf } from "./envelope.ts";
import type { Entry, KvCache } from "./kv-cache.ts";
import { askLogged } from "./logged.ts";
import { CACHE_POLICY, cacheKey, cachePolicy } from "./policy.ts";

/** A tenant's content, and where it comes from (source.ts). */
export interface Source {
  host: string;
  config: Config;
  operator: PageOperator;
  cache: KvCache;
  log: Log;
  facts: RenderFacts;
  /** Called when the operator has removed the tenant. */
  onGone: () => void;
  /** How much longer whoever asks will wait, in ms. */
  timeLeftMs: () => number;
}

/** `changedAt`: when the operator last reported an edit, in ms since the epoch. */
export type SiteParts = {
  tenant: TenantSettings;
  menu: MenuItem[];
  tours: TourSummary[];
  categories: TourCategory[];
  changedAt: number;
};

/** A reported edit is in KV this long before pages are purged, so that no isolate renders them from memory. */
export const SITE_MEMORY_MS = 2_000;

export function siteEntry(source: Source): Entry<SiteParts> {
  const { host, config, onGone, timeLeftMs } = source;
  return {
    key: cacheKey(host, "site"),
    policy: cachePolicy(CACHE_POLICY.site, config.contentChangedSecret !== null),
    memoryMs: SITE_MEMORY_MS,
    waitMs: timeLeftMs(),
    parts: ["tenant", "menu", "tours", "categories"],
    ownParts: ["changedAt"],
    root: "tenant",
    onGone,
    // Where KV still has the entry from before an edit, a refresh would else write it without the edit's time.
    ...(config.contentChangedSecret === null ? {} : { onChange: () => ({ changedAt: Date.now() }) }),
    async load(due, before) {
      const answers: Answers<SiteParts> = {};
      // First and alone: a made-up host costs one call, however slow the answer.
      if (due.includes("tenant")) {
        const asked = await askLogged(source, tenantConfig, {}, { body: { host } });
        answers.tenant = answerOf(asked);
        noteConfigCall(host, asked, before !== null);
      }
      const tenant =
        answers.tenant?.status === "ok" ? answers.tenant.data : (before?.parts.tenant as TenantSettings | undefined);
      if (tenant === undefined || (answers.tenant?.status ?? "ok") !== "ok") return answers;
      const there = { ...source, timeZone: timeZoneOf(tenant) };
      const fetchMenu = async () => {
        answers.menu = answerOf(await askLogged(there, navigation, {}));
      };
      const fetchTours = async () => {
        answers.tours = answerOf(await askLogged(there, ourTours, {}));
      };
      const fetchCategories = async () => {
        answers.categories = answerOf(await askLogged(there, tourCategories, {}));
      };
      const needsMenu = tenant.navigation === null && due.includes("menu");
      await Promise.all([
        needsMenu && fetchMenu(),
        due.includes("tours") && fetchTours(),
        due.includes("categories") && fetchCategories(),
      ]);
      return answers;
    },
  };
}
