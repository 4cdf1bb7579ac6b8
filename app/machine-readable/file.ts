import type { Loaded, Site } from "#app/context.ts";

export interface FileRequest {
  site: Site;
  query: URLSearchParams;
}

export interface File {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** max-age for browsers, in seconds; absent: not cached. */
  browserMaxAgeSeconds?: number;
  headers?: Record<string, string>;
}

export const MISSING = { status: "missing" } as const;
export const FAILED = { status: "failed" } as const;

export function found(file: File): Loaded<File> {
  return { status: "ok", data: file };
}

/** For files search engines may use: icons, and Markdown that names its canonical page. */
export const FOR_SEARCH = { "x-robots-tag": "all" };

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
