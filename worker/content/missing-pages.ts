/** Which pages of the footer's default links a tenant does not have. Found out behind pages, which do not wait for it. */

import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { BUILDER_PAGE_PATH } from "#app/domain/constants.ts";
import { pagesLinkedByDefault } from "#app/domain/tenant/footer-links.ts";
import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import type { Entry } from "./entry.ts";
import { answerOf } from "./envelope.ts";
import type { KvCache } from "./kv-cache.ts";
import { logged, type TenantOperator } from "./logged.ts";
import { cacheKey } from "./policy.ts";

const PAGE = { name: "page", path: BUILDER_PAGE_PATH };

/** Names of pages for which the operator answered 404; none while that is not known. */
export async function missingPages(
  source: TenantOperator & { cache: KvCache },
  { footer }: TenantSettings,
  editedAt: number,
): Promise<string[]> {
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
