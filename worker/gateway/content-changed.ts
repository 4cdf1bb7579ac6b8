/**
 * `POST /__content-changed`: the operator reports an edit, as a Standard Webhook (standardwebhooks.com): headers
 * `webhook-id`, `webhook-timestamp` and `webhook-signature`, body `{ "host": "…" }`. The edit is queued (worker/content/changes.ts).
 * Cheap checks come before the wait for the body: size, id, time, the signature's form. A repeated message is acknowledged.
 */

import type { Handler } from "hono";
import { Webhook } from "standardwebhooks";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { isObject, parsedJson } from "#app/domain/json.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import type { Config } from "#worker/config.ts";
import { limitedLog, log } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { overLimit } from "./rate-limit.ts";
import { bodyOf } from "./request.ts";

export const CONTENT_CHANGED_PATH = "/__content-changed";

const MAX_BODY_BYTES = 1_024;
/** As the library's own, which it does not export. */
const TOLERANCE_SECONDS = 300;
/** An id is remembered for longer than its time stamp is accepted. */
const REMEMBER_SECONDS = 2 * TOLERANCE_SECONDS;
const ID = /^[\w.-]{1,128}$/;
/** One or more, each a version and an HMAC-SHA256 in Base64. */
const SIGNATURES = /^(?:v\d[a-z]?,[A-Za-z0-9+/=]{1,256}(?: |$)){1,8}$/;

function hostIn(body: string): string | null {
  const message = parsedJson(body);
  return isObject(message) && typeof message.host === "string" ? normalizeHost(message.host) : null;
}

/** Anybody may send what is not genuine. */
const logRefused = limitedLog(1);

function isGenuine(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

export function contentChanged({ contentChangedSecret }: Pick<Config, "contentChangedSecret">): Handler<Gateway> {
  const webhook = contentChangedSecret === null ? null : new Webhook(contentChangedSecret);
  return async function contentChanged(c) {
    if (webhook === null) return textAnswer(404, "Content notifications are switched off here.");
    const refused = await overLimit(c, "notice");
    if (refused !== null) return refused;
    const length = c.req.header("content-length");
    if (length === undefined) return textAnswer(411, "Send the message with a Content-Length.");
    if (Number(length) > MAX_BODY_BYTES) return textAnswer(413, `A message has at most ${MAX_BODY_BYTES} bytes.`);
    const id = c.req.header("webhook-id") ?? "";
    const sentAt = Number(c.req.header("webhook-timestamp"));
    if (!ID.test(id)) return textAnswer(400, "The header webhook-id is missing or malformed.");
    if (!(Math.abs(Date.now() / 1_000 - sentAt) <= TOLERANCE_SECONDS)) {
      return textAnswer(400, "The header webhook-timestamp must be the current time in seconds.");
    }
    const notGenuine = () => {
      logRefused("content-change-refused", { host: c.get("host") });
      return textAnswer(403, "The signature does not match the message.");
    };
    if (!SIGNATURES.test(c.req.header("webhook-signature") ?? "")) return notGenuine();
    const sent = await bodyOf(c.req.raw, MAX_BODY_BYTES);
    if ("missing" in sent) return textAnswer(400, "The message did not arrive completely.");
    if (!isGenuine(webhook, sent.text, c.req.header())) return notGenuine();
    const received = () => c.json({ ok: true }, 202, { "cache-control": "no-store" });
    const key = `webhook:${id}`;
    if ((await c.env.CONTENT.get(key)) !== null) return received();
    const host = hostIn(sent.text);
    if (host === null) return textAnswer(400, 'The message must be {"host": "…"}.');
    try {
      await c.env.CONTENT_CHANGES.send({ step: "reload", host });
    } catch (error) {
      log("content-change-not-queued", { host, error: error instanceof Error ? error.message : "unknown" });
      return textAnswer(503, "The message could not be queued. Please send it again.", { "retry-after": "30" });
    }
    // Only now: a message that was not queued must be accepted when it is sent again.
    await c.env.CONTENT.put(key, "1", { expirationTtl: REMEMBER_SECONDS }).catch(() => undefined);
    log("content-changed", { host });
    return received();
  };
}
