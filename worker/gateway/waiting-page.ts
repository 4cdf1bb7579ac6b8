/**
 * What a person sees while the content of a page takes long: header, footer and a sentence, at once. The answer stays open
 * and ends, when the page is there or given up, with a refresh: the browser then gets the page under its own address, with
 * its own status and head, whole. That needs no script, and nothing of a slow page is kept as if it were complete.
 */

import { parse } from "hono/utils/cookie";
import { WAITING_PAGE_AFTER_MS } from "#app/domain/budgets.ts";
import { readAnswerHeader, writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { text } from "#app/machine-readable/sitemap-and-feed.ts";
import { log } from "#worker/ops/log.ts";

/** Set by the waiting page and removed by the next one, which is then not a waiting page again. */
const WAITED_COOKIE = "waited";
/** Longer than a person waits. */
const WAITED_SECONDS = 20;

/** Occurs once: React and the sanitizer escape every "<" of a text, and no content has a `main` element. */
const END_OF_CONTENT = "</main>";

/**
 * Browsers process it in a body as well; no time limit (WCAG 2.2.1), as the page is ready. It names the address, without the
 * fragment, which we do not know: at an address with one, a bare refresh would only scroll there.
 */
function refreshOf({ pathname, search }: URL): string {
  return `<meta http-equiv="refresh" content="0;url=${text(pathname + search)}">`;
}

export function hasWaited(headers: Headers): boolean {
  return parse(headers.get("cookie") ?? "", WAITED_COOKIE)[WAITED_COOKIE] === "1";
}

export function isWaitingPage(rendered: Response): boolean {
  return readAnswerHeader(rendered.headers, "noStore") === "waiting";
}

/**
 * Marks a browser that is shown the waiting page, and takes the mark from one that comes back. Without cookies it may see the
 * waiting page again: not forever, as what is loaded meanwhile is kept.
 */
export function markWaited(response: Response, { isWaiting, https }: { isWaiting: boolean; https: boolean }): void {
  const attributes = `Path=/; Max-Age=${isWaiting ? WAITED_SECONDS : 0}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  response.headers.append("set-cookie", `${WAITED_COOKIE}=1; ${attributes}`);
}

/** Sends the page up to its content's end, waits, and sends the rest with the refresh. */
function openEnded(html: string, wait: Promise<unknown>, refresh: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = html.indexOf(END_OF_CONTENT);
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(html.slice(0, end)));
      await wait;
      controller.enqueue(encoder.encode(refresh + html.slice(end)));
      controller.close();
    },
  });
}

/** @param startedAt when the page was asked for, in ms since the epoch */
async function end(rendering: Promise<Response>, startedAt: number): Promise<void> {
  const { status, body } = await rendering;
  log("page-waited", { status, ms: Date.now() - startedAt });
  void body?.cancel();
}

interface Wait {
  /** The visitor's address. */
  url: URL;
  /** Fetches the page of `WAITING_PAGE_PATH`, whole. */
  fetchWaitingPage: () => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The page if it comes soon, else the waiting page around it. */
export async function orWaitingPage(
  rendering: Promise<Response>,
  { url, fetchWaitingPage, waitUntil }: Wait,
): Promise<Response> {
  const soon = await withTimeout(rendering, WAITING_PAGE_AFTER_MS);
  if (soon !== TIMED_OUT) return soon;
  const frame = await fetchWaitingPage();
  // 404: no tenant.
  if (frame.status !== 200) return rendering;
  const ended = end(rendering, Date.now() - WAITING_PAGE_AFTER_MS).catch(() => undefined);
  // The browser may go away: the page is rendered to its end, for the next one.
  waitUntil(ended);
  const headers = new Headers(frame.headers);
  headers.delete("cf-cache-status");
  writeAnswerHeaders(headers, {
    nonceSlot: null,
    facts: null,
    render: "streaming",
    noStore: "waiting",
    browserCache: "private, no-store",
  });
  headers.set("x-robots-tag", "noindex");
  return new Response(openEnded(await frame.text(), ended, refreshOf(url)), { headers });
}
