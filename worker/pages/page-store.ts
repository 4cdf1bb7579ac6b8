/** Rendered pages as bytes, in isolate memory for seconds and in the Cache API. */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import { createTtlMap } from "#worker/content/ttl-map.ts";

export interface StoredPage {
  status: number;
  /** As `Pages` sent them, with internal ones. */
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Offsets of the nonce slot in the body. */
  slots: number[];
  renderedAt: number;
}

const MEMORY_MS = 5_000;
const MEMORY_MAX_PAGES = 200;
const MEMORY_MAX_BYTES = 16 * 1024 * 1024;

const RENDERED_AT_HEADER = "x-rendered-at";
const STATUS_HEADER = "x-rendered-status";

const memory = createTtlMap<StoredPage>({
  maxEntries: MEMORY_MAX_PAGES,
  maxWeight: MEMORY_MAX_BYTES,
  weigh: (page) => page.body.length,
});

export function remember(key: string, page: StoredPage): void {
  memory.set(key, page, MEMORY_MS);
}

export function recall(key: string): StoredPage | null {
  return memory.get(key);
}

function findSlots(body: ArrayBuffer, slot: string | null): number[] {
  if (slot === null) return [];
  const bytes = Buffer.from(body);
  const slots: number[] = [];
  for (let at = bytes.indexOf(slot); at !== -1; at = bytes.indexOf(slot, at + slot.length)) slots.push(at);
  return slots;
}

export async function toStoredPage(rendered: Response): Promise<StoredPage> {
  const { status, headers } = rendered;
  const body = await rendered.arrayBuffer();
  return {
    status,
    headers,
    body: new Uint8Array(body),
    slots: findSlots(body, readAnswerHeader(headers, "nonceSlot")),
    renderedAt: Date.now(),
  };
}

/** False for HTML whose stream broke off (docs/threats.md, truncation rule). */
export function isWhole(page: StoredPage): boolean {
  if (!page.headers.get("content-type")?.startsWith("text/html")) return true;
  return new TextDecoder().decode(page.body.slice(-64)).trimEnd().endsWith("</html>");
}

function cacheUrl(key: string): string {
  return `https://pages.invalid/${encodeURIComponent(key)}`;
}

export async function readStored(cache: Cache, key: string): Promise<StoredPage | null> {
  const stored = await cache.match(cacheUrl(key));
  if (stored === undefined) return null;
  const page = await toStoredPage(stored);
  return {
    ...page,
    status: Number(stored.headers.get(STATUS_HEADER)),
    renderedAt: Number(stored.headers.get(RENDERED_AT_HEADER)),
  };
}

export async function writeStored(cache: Cache, key: string, page: StoredPage, keepSeconds: number): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set("cache-control", `public, max-age=${keepSeconds}`);
  headers.set(RENDERED_AT_HEADER, String(page.renderedAt));
  headers.set(STATUS_HEADER, String(page.status));
  await cache.put(cacheUrl(key), new Response(page.body, { headers }));
}
