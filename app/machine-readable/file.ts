import { mapAsync } from "es-toolkit/array";
import type { Loaded, Site } from "#app/context.ts";

export interface FileRequest {
  site: Site;
  query: URLSearchParams;
}

export interface File {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** As of `KEPT_BY_BROWSERS`; absent: not kept. */
  browserCache?: string;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}

export const MISSING = { status: "missing" } as const;
export const FAILED = { status: "failed" } as const;

export function found(file: File): Loaded<File> {
  return { status: "ok", data: file };
}

/** The tenant has a file of its own there. */
export function moved(location: string): Loaded<File> {
  return found({ body: "", type: "text/plain; charset=utf-8", status: 302, headers: { location } });
}

/** The header of files that search engines may use: icons, and Markdown that names its canonical page. */
export const FOR_SEARCH = { "x-robots-tag": "all" };

/** KV answers most reads; a cold start calls the operator. */
const READS_AT_ONCE = 6;

/** Some reads at once; the answers in order. */
export function mapInBatches<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  return mapAsync(items, read, { concurrency: READS_AT_ONCE });
}
