/** What `npm run operator` found, the most harmful first. */

import { plural } from "#app/domain/tour/text.ts";

const LEVELS = ["FAIL", "WARN", "INFO"] as const;
export type Level = (typeof LEVELS)[number];

interface Line {
  level: Level;
  /** The call, with the field: `our-tours[*].summary`. */
  subject: string;
  text: string;
}

const MIN_WIDTH = 24;
const MAX_WIDTH = 44;

export class Report {
  readonly #lines: Line[] = [];
  readonly #key: string;
  #calls = 0;

  /** @param key never printed, also where an answer repeats it */
  constructor(key: string) {
    this.#key = key;
  }

  readonly fail = (subject: string, text: string) => this.add("FAIL", subject, text);
  readonly warn = (subject: string, text: string) => this.add("WARN", subject, text);
  readonly info = (subject: string, text: string) => this.add("INFO", subject, text);

  add(level: Level, subject: string, text: string): void {
    const safe = (words: string) => words.replaceAll(this.#key, "[key]").replace(/\s+/g, " ");
    this.#lines.push({ level, subject: safe(subject), text: safe(text) });
  }

  counted(): void {
    this.#calls += 1;
  }

  #sorted(): Line[] {
    return this.#lines.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  }

  hasFailed(): boolean {
    return this.#lines.some(({ level }) => level === "FAIL");
  }

  #totals(): Record<Level, number> {
    const of = (level: Level) => this.#lines.filter((line) => line.level === level).length;
    return { FAIL: of("FAIL"), WARN: of("WARN"), INFO: of("INFO") };
  }

  json(): string {
    return JSON.stringify({ calls: this.#calls, ...this.#totals(), findings: this.#sorted() }, null, 2);
  }

  lines(): string[] {
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...this.#lines.map(({ subject }) => subject.length)));
    const lines = this.#sorted().map(({ level, subject, text }) => `${level} ${subject.padEnd(width)}  ${text}`);
    const { FAIL, WARN, INFO } = this.#totals();
    return [...lines, "", `${plural(this.#calls, "call")}: ${FAIL} FAIL, ${WARN} WARN, ${INFO} INFO`];
  }
}
