/** What the files of this folder are asked, and what they answer. */

import type { Loaded, Site } from "#app/context.ts";

export interface Question {
  site: Site;
  /** The query the file reads (app/domain/http/query.ts). */
  query: URLSearchParams;
}

export interface File {
  body: string | Uint8Array<ArrayBuffer>;
  /** Media type, with charset where it is text. */
  type: string;
  /** How long a browser may keep it, in seconds; absent: it asks again each time. */
  keepSeconds?: number;
  headers?: Record<string, string>;
}

export const MISSING = { status: "missing" } as const;
export const FAILED = { status: "failed" } as const;

export function found(file: File): Loaded<File> {
  return { status: "ok", data: file };
}

/** For what search engines may use: icons beside results; another form of a page, which names that page. */
export const FOR_SEARCH = { "x-robots-tag": "all" };

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
