/** One line for each check. */

import { listed, reasonOf } from "#scripts/owner/command.ts";
import { type Answer, header, type Site } from "#scripts/owner/site.ts";

/** A check that does not apply to this site. */
export class Skip extends Error {}
/** Perhaps right: a person should look. */
export class Note extends Error {}

/** @param test returns what is worth reading in the line */
type Check = (name: string, test: () => Promise<string | void> | string | void) => Promise<void>;

/** What a group of checks is given. */
export interface Smoke {
  site: Site;
  check: Check;
}

type Level = "ok" | "FAIL" | "skip" | "note";

export class Checks {
  readonly #print: (line: string) => void;
  readonly #counts: Record<Level, number> = { ok: 0, FAIL: 0, skip: 0, note: 0 };

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  #say(level: Level, text: string): void {
    this.#counts[level] += 1;
    this.#print(`${level.padEnd(4)}  ${text}`);
  }

  fail(text: string): void {
    this.#say("FAIL", text);
  }

  readonly check: Check = async (name, test) => {
    try {
      const detail = await test();
      this.#say("ok", `${name}${detail === undefined ? "" : ` (${detail})`}`);
    } catch (error) {
      const level = error instanceof Skip ? "skip" : error instanceof Note ? "note" : "FAIL";
      this.#say(level, `${name}: ${reasonOf(error)}`);
    }
  };

  hasFailed(): boolean {
    return this.#counts.FAIL > 0;
  }

  summary(): string {
    const { ok, FAIL, skip, note } = this.#counts;
    return `${ok} passed, ${FAIL} failed, ${skip} skipped${note === 0 ? "" : `, ${note} to look at`}`;
  }
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function mustBeEmpty(problems: readonly string[]): void {
  must(problems.length === 0, listed(problems, 3));
}

export function mustAnswer(answer: Answer, expected: number, type?: string): void {
  must(answer.status === expected, `${answer.status}, not ${expected}`);
  const found = header(answer, "content-type") || "no content type";
  must(type === undefined || found.startsWith(type), `${found}, not ${type}`);
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&");
/** The first group of each match, each once. */
export const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, value = ""]) => unescaped(value))),
];
export const first = (text: string, pattern: RegExp): string => matches(text, pattern)[0] ?? "";
