/** What happens to the content of a tenant that the operator has removed. */

import { logError } from "#worker/ops/log.ts";
import type { Bindings } from "#worker/platform.ts";
import { contentPrefix } from "./policy.ts";

/** An invocation may make 1,000 calls of KV; a tenant has a few hundred entries. */
const MAX_KEYS = 900;
const AT_ONCE = 6;

/** Deletes a tenant's entries from KV and has its rendered pages purged. Never rejects. */
export async function removeTenant(host: string, { CONTENT, CONTENT_CHANGES }: Bindings): Promise<void> {
  try {
    const { keys } = await CONTENT.list({ prefix: contentPrefix(host), limit: MAX_KEYS });
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      // oxlint-disable-next-line no-await-in-loop -- a request has six connections
      await Promise.all(keys.slice(at, at + AT_ONCE).map(({ name }) => CONTENT.delete(name)));
    }
    await CONTENT_CHANGES.send({ step: "purge", hosts: [host], notBefore: Date.now() });
  } catch (error) {
    logError("tenant-not-removed", error, { host });
  }
}
