/** Rendered pages as bytes: in isolate memory for seconds, in the Cache API behind it. */

import { NONCE_SLOT_HEADER } from "./nonce.ts";
import { createTtlMap } from "./ttl-map.ts";

export interface StoredPage {
  status: number;
  /** As `Pages` sent them; internal ones included. */
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Offsets of the nonce slot in the body. */
  slots: number[];
  /** ms since the epoch. */
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

/** Keeps a page in this isolate for a moment. */
export function remember(key: string, page: StoredPage): void {
  memory.set(key, page, MEMORY_MS);
}

export function recall(key: string): StoredPage | null {
  return memory.get(key);
}

function findSlots(body: Uint8Array, slot: string | null): number[] {
  if (slot === null) return [];
  // Latin-1 keeps one character a byte, so string offsets are byte offsets.
  const text = new TextDecoder("latin1").decode(body);
  const slots: number[] = [];
  for (let at = text.indexOf(slot); at !== -1; at = text.indexOf(slot, at + slot.length)) slots.push(at);
  return slots;
}

/** Reads an answer of `Pages` to its end. */
export async function toStoredPage(rendered: Response): Promise<StoredPage> {
  const body = new Uint8Array(await rendered.arrayBuffer());
  const headers = new Headers(rendered.headers);
  return {
    status: rendered.status,
    headers,
    body,
    slots: findSlots(body, headers.get(NONCE_SLOT_HEADER)),
    renderedAt: Date.now(),
  };
}

/** The whole page is there: a stream that broke off ends somewhere else (threats, truncation rule). */
export function isWhole(page: StoredPage): boolean {
  if (!page.headers.get("content-type")?.startsWith("text/html")) return true;
  return new TextDecoder().decode(page.body.slice(-64)).trimEnd().endsWith("</html>");
}

/** The Cache API wants URLs for keys; this host never leaves the machine. */
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
