/** One line for each check. */

import { type Answer } from "./site.ts";

/** A check that does not apply to this site. */
export class Skip extends Error {}

export const tally = { ok: 0, failed: 0, skipped: 0 };

/** @param test returns what is worth reading in the line */
export async function check(name: string, test: () => Promise<string | void> | string | void): Promise<void> {
  try {
    const detail = await test();
    tally.ok += 1;
    console.log(`ok    ${name}${detail === undefined ? "" : ` (${detail})`}`);
  } catch (error) {
    const { message, cause } = error as Error;
    if (error instanceof Skip) tally.skipped += 1;
    else tally.failed += 1;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    console.log(`${error instanceof Skip ? "skip" : "FAIL"}  ${name}: ${why}`);
  }
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function mustBeEmpty(problems: readonly string[]): void {
  const more = problems.length > 3 ? ` and ${problems.length - 3} more` : "";
  must(problems.length === 0, `${problems.slice(0, 3).join("; ")}${more}`);
}

export function mustAnswer({ status, headers }: Answer, expected: number, type?: string): void {
  must(status === expected, `${status}, not ${expected}`);
  const found = headers.get("content-type") ?? "no content type";
  must(type === undefined || found.startsWith(type), `${found}, not ${type}`);
}

export const unescaped = (text: string): string => text.replaceAll("&amp;", "&");
/** The first group of each match, each once. */
export const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, value = ""]) => unescaped(value))),
];
export const first = (text: string, pattern: RegExp): string => matches(text, pattern)[0] ?? "";
