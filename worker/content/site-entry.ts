/** What all pages of a tenant share: one entry in KV. */

import { KEPT_CONTENT, KEPT_IN_MEMORY, keepWhere } from "#app/domain/caches.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import { assumedOf, type TenantSettings } from "#app/domain/tenant/tenant.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { navigation } from "#app/operator/navigation.ts";
import { saysNothing, tenantConfig } from "#app/operator/tenant-config.ts";
import { ourTours, type TourCategory, type TourSummary, tourCategories } from "#app/operator/tours.ts";
import type { Config } from "#worker/config.ts";
import { noteConfigCall } from "#worker/ops/operator-access.ts";
import type { RenderFacts } from "#worker/ops/render-facts.ts";
import { type Answers, answerOf, cacheKey, type Entry } from "./entry.ts";
import type { KvCache } from "./kv-cache.ts";
import { askLogged } from "./operator-calls.ts";

/** A tenant's content, and where it comes from (source.ts). */
export interface Source {
  host: string;
  config: Config;
  operator: PageOperator;
  cache: KvCache;
  facts: RenderFacts;
  /** Called when the operator does not know a tenant any more. @param isGone the second time, a minute later: it is removed */
  onMissing: (isGone: boolean) => void;
  /** How much longer whoever asks will wait, in ms. */
  timeLeftMs: () => number;
  /** ms until the operator may be asked again, because it said so; 0: at any time. */
  heldMs: () => number;
}

export type SiteParts = {
  tenant: TenantSettings;
  /** Null where the config has a menu of its own. */
  menu: MenuItem[] | null;
  tours: TourSummary[];
  categories: TourCategory[];
};

export function siteEntry(source: Source): Entry<SiteParts> {
  const { host, config, onMissing, timeLeftMs } = source;
  const reportsEdits = config.contentChangedSecret !== null;
  return {
    key: cacheKey(host, "site"),
    policy: keepWhere(reportsEdits, KEPT_CONTENT.site),
    memoryMs: KEPT_IN_MEMORY.site.seconds * 1_000,
    waitMs: timeLeftMs(),
    parts: ["tenant", "menu", "tours", "categories"],
    root: "tenant",
    onMissing,
    marksEdits: reportsEdits,
    async load(due, before, isFirst) {
      const answers: Answers<SiteParts> = {};
      const copy = before?.parts.tenant as TenantSettings | undefined;
      // First and alone: a made-up host costs one call, however slow the answer.
      if (due.includes("tenant")) answers.tenant = answerOf(await askConfig(source, copy ?? null, isFirst));
      const tenant = answers.tenant?.status === "ok" ? answers.tenant.data : copy;
      if (tenant === undefined || answers.tenant?.status === "missing") return answers;
      const there = { ...source, assumed: assumedOf(tenant, config) };
      const fetchMenu = async () => {
        answers.menu = answerOf(await askLogged(there, navigation, {}));
      };
      const fetchTours = async () => {
        answers.tours = answerOf(await askLogged(there, ourTours, {}));
      };
      const fetchCategories = async () => {
        answers.categories = answerOf(await askLogged(there, tourCategories, {}));
      };
      const hasOwnMenu = tenant.navigation !== null;
      const isMenuDue = due.includes("menu") || before?.parts.menu === null;
      // It comes with the config.
      if (hasOwnMenu && due.includes("menu"))
        answers.menu = answers.tenant?.status === "failed" ? answers.tenant : { status: "ok", data: null };
      await Promise.all([
        !hasOwnMenu && isMenuDue && fetchMenu(),
        due.includes("tours") && fetchTours(),
        due.includes("categories") && fetchCategories(),
      ]);
      return answers;
    },
  };
}

/** A config that says nothing is a failed answer, unless the tenant is new and nothing is known of it. */
async function askConfig(
  source: Source,
  copy: TenantSettings | null,
  isFirst: boolean,
): Promise<Outcome<TenantSettings>> {
  const { host } = source;
  const asked = await askLogged(source, tenantConfig, {}, { body: { host } });
  const isNew = copy === null ? isFirst : saysNothing(copy);
  const isBlank = asked.ok && !isNew && saysNothing(asked.data);
  const outcome = isBlank ? failure("wrong-shape", "it says nothing") : asked;
  noteConfigCall(host, outcome, copy !== null);
  return outcome;
}
