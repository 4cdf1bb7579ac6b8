/** One line for each check. */

import { type Answer } from "./site.ts";

/** A check that does not apply to this site. */
export class Skip extends Error {}
/** Perhaps right: a person should look. */
export class Note extends Error {}

export const tally = { ok: 0, failed: 0, skipped: 0, notes: 0 };

/** @param test returns what is worth reading in the line */
export async function check(name: string, test: () => Promise<string | void> | string | void): Promise<void> {
  try {
    const detail = await test();
    tally.ok += 1;
    console.log(`ok    ${name}${detail === undefined ? "" : ` (${detail})`}`);
  } catch (error) {
    const { message, cause } = error as Error;
    if (error instanceof Skip) tally.skipped += 1;
    else if (error instanceof Note) tally.notes += 1;
    else tally.failed += 1;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    console.log(`${error instanceof Skip ? "skip" : error instanceof Note ? "note" : "FAIL"}  ${name}: ${why}`);
  }
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function shortList(items: readonly string[], max = 3): string {
  const more = items.length > max ? ` and ${items.length - max} more` : "";
  return `${items.slice(0, max).join("; ")}${more}`;
}

export function mustBeEmpty(problems: readonly string[]): void {
  must(problems.length === 0, shortList(problems));
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
