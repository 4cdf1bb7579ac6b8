/** What happens when the operator does not know a tenant any more: a second look after a minute, then all its content goes. */

import { logError } from "#worker/ops/log.ts";
import type { Bindings, ContentChange } from "#worker/platform.ts";
import { contentPrefix, PURGE_POLICY } from "./policy.ts";

const { againAfterSeconds } = PURGE_POLICY;

type Queue = Pick<Bindings, "CONTENT_CHANGES">;

async function send(host: string, { CONTENT_CHANGES }: Queue, messages: MessageSendRequest<ContentChange>[]) {
  try {
    await CONTENT_CHANGES.sendBatch(messages);
  } catch (error) {
    logError("tenant-not-removed", error, { host });
  }
}

/** After the first 404: nobody may visit the tenant for hours, and a second 404 counts after a minute. Never rejects. */
export function lookAgain(host: string, env: Queue): Promise<void> {
  const body: ContentChange = { step: "reload", host, waiting: ["tenant"] };
  return send(host, env, [{ body, delaySeconds: againAfterSeconds }]);
}

/**
 * Has all entries of a tenant deleted and its pages purged, and both once more when KV shows all locations that the tenant is gone:
 * until then they may write entries and render pages. Never rejects.
 */
export function removeTenant(host: string, env: Queue): Promise<void> {
  const messages = [0, againAfterSeconds].flatMap((delaySeconds): MessageSendRequest<ContentChange>[] => [
    { body: { step: "remove", host }, delaySeconds },
    { body: { step: "purge", hosts: { [host]: 0 }, notBefore: Date.now() + delaySeconds * 1_000 }, delaySeconds },
  ]);
  return send(host, env, messages);
}

const AT_ONCE = 6;

/**
 * Deletes entries of a tenant. @param maxKeys an invocation may make 1,000 calls of KV
 *
 * @returns whether there are none left
 * @throws when KV fails
 */
export async function deleteEntries(host: string, kv: KVNamespace, maxKeys: number): Promise<boolean> {
  const { keys, list_complete: isLast } = await kv.list({ prefix: contentPrefix(host), limit: maxKeys });
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- an invocation has six connections
    await Promise.all(keys.slice(at, at + AT_ONCE).map(({ name }) => kv.delete(name)));
  }
  return isLast;
}
