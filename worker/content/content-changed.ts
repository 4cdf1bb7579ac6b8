/**
 * `POST /__content-changed`: marks a tenant's KV entries outdated, but keeps them for an outage, and drops its cached
 * pages. Body: `{ "host": "…" }`; header `x-signature`: hex HMAC-SHA-256 of it with `CONTENT_CHANGED_SECRET`.
 */

import type { Handler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { normalizeHost } from "#app/domain/tenant/tenant.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { plainText } from "#worker/gateway/responses.ts";
import { log } from "#worker/ops/log.ts";
import { startGeneration } from "#worker/pages/generation.ts";
import { platformOf } from "#worker/platform.ts";
import { markOutdated } from "./kv-cache.ts";
import { contentPrefix } from "./policy.ts";

const MAX_BODY_CHARS = 1_024;

async function hmacHex(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return [...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function hostIn(body: string): string | null {
  try {
    const { host } = JSON.parse(body) as { host?: unknown };
    return typeof host === "string" ? normalizeHost(host) : null;
  } catch {
    return null;
  }
}

async function outdate(kv: KVNamespace, host: string): Promise<number> {
  let marked = 0;
  let cursor: string | undefined;
  do {
    const page = await kv.list({ prefix: contentPrefix(host), ...(cursor === undefined ? {} : { cursor }) });
    await Promise.all(page.keys.map(({ name }) => markOutdated(kv, name)));
    marked += page.keys.length;
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
  return marked;
}

export function contentChanged({ contentChangedSecret }: Pick<Config, "contentChangedSecret">): Handler<Gateway> {
  return async function contentChanged(c) {
    if (contentChangedSecret === null) return plainText(404, "Content notifications are switched off here.");
    const body = await c.req.text();
    const signature = c.req.header("x-signature") ?? "";
    const signed =
      body.length <= MAX_BODY_CHARS && (await timingSafeEqual(await hmacHex(contentChangedSecret, body), signature));
    if (!signed) return plainText(403, "The signature does not match the message.");
    const host = hostIn(body);
    if (host === null) return plainText(400, 'The message must be {"host": "…"}.');
    const entries = await outdate(c.env.CONTENT, host);
    await startGeneration(c.env.CONTENT, host);
    await platformOf(c.executionCtx).cache?.purge({ tags: [`t-${host}`] });
    log("content-changed", { host, entries });
    return c.json({ ok: true, entries }, 200, { "cache-control": "no-store" });
  };
}
