/** What was not used of the answers, and what is missing in most: the findings of all calls of a kind together. */

import * as v from "valibot";
import { isObject } from "#app/domain/json.ts";
import { plural } from "#app/domain/tour/text.ts";
import { entriesOf, type Finding, itemOf, wrappedOf } from "#app/operator/reading.ts";
import type { AnyResource } from "#app/operator/resource.ts";
import { listed } from "#scripts/owner/command.ts";
import { type Level, type Report } from "./report.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Without these, something cannot be found or booked. */
const VITAL = new Set(["tenant-config", "our-tours", "tour-link", "tour", "sales-dates", "departures"]);

interface Noted {
  resource: AnyResource;
  finding: Finding;
  times: number;
  /** Numbers of the tours, names of the pages. */
  of: Set<string>;
}

interface Presence {
  objects: number;
  absent: number;
  without: string;
}

/** True if an entry, or the whole answer, is lost with the field at a path. */
function isNeeded(schema: AnySchema, path: string): boolean {
  if (!/^(?:\[\*\]\.)?\w+$/.test(path)) return false;
  const whole = wrappedOf(schema) ?? schema;
  const fields = entriesOf(itemOf(whole) ?? whole);
  const field = fields?.[path.replace("[*].", "")];
  return field !== undefined && wrappedOf(field) === null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A word that helps with some findings. */
function hint({ sent, expected }: Finding): string {
  if (typeof sent !== "string") return "";
  if (expected.startsWith("an amount") && /^\D*\d{1,3}\.\d{3}\D*$/.test(sent))
    return ": three digits behind a dot may be thousands; send two, or none";
  if (!expected.startsWith("a time")) return "";
  if (/^\d{4}-/.test(sent))
    return ": at the place it is a time of another day; send it under its own day, or without an offset";
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(sent)
    ? `: a time without a date has no offset; send the clock of the place, ${sent.slice(0, 5)}`
    : "";
}

/** What is wrong with a field that is needed. */
export function problemText({ reason, sent, expected }: Finding): string {
  return reason === "missing" ? "is absent and needed" : `is ${shown(sent)}, and should be ${expected}`;
}

function textOf({ finding, times, of }: Noted, isLoss: boolean): string {
  const { reason, expected, sent, at } = finding;
  const where = of.size > 0 && ![...of].every((name) => name === "") ? ` (${listed(of)})` : "";
  const often = times > 1 ? ` (${times} times, first at ${at})` : "";
  const lost = isLoss ? `: ${plural(times, "entry is", "entries are")} left out` : "";
  if (reason === "missing") return `is absent and needed${lost}${often}${where}`;
  if (reason === "cut")
    return Array.isArray(sent)
      ? `has ${sent.length} entries, of which ${aboutMax(expected)} are used${where}`
      : `cut at ${aboutMax(expected)} of ${Array.from(String(sent)).length} characters${often}${where}`;
  if (expected.startsWith("pictures below"))
    return `inside HTML, ${shown(sent)} becomes the placeholder: ${expected}${often}${where}`;
  return `${shown(sent)} is not ${expected}${hint(finding)}${lost}${often}${where}`;
}

const aboutMax = (expected: string) => /\d+/.exec(expected)?.[0] ?? "";

export class AnswerNotes {
  readonly #noted = new Map<string, Noted>();
  readonly #presence = new Map<AnyResource, Map<string, Presence>>();
  /** The place at which objects of a kind were seen first: a tour of another list lacks the same fields. */
  readonly #firstAt = new Map<AnySchema, string>();

  note(resource: AnyResource, of: string, finding: Finding): void {
    const key = [resource.name, finding.reason, finding.path, finding.expected].join("\n");
    const noted = this.#noted.get(key) ?? { resource, finding, times: 0, of: new Set<string>() };
    noted.times += 1;
    noted.of.add(of);
    this.#noted.set(key, noted);
  }

  /** Counts which of the fields that visitors miss are there. @param data before it was read */
  seen(resource: AnyResource, data: unknown): void {
    // What is said of a visitor or of a room differs from one to the next.
    if (resource.ofVisitor === true && itemOf(resource.data) === null) return;
    const presence = this.#presence.get(resource) ?? new Map<string, Presence>();
    this.#presence.set(resource, presence);
    this.#walk(resource, resource.data, data, "", presence);
  }

  #walk(resource: AnyResource, schema: AnySchema, data: unknown, path: string, presence: Map<string, Presence>): void {
    const whole = wrappedOf(schema) ?? schema;
    const item = itemOf(whole);
    if (item !== null) {
      for (const entry of Array.isArray(data) ? data : []) this.#walk(resource, item, entry, `${path}[*]`, presence);
      return;
    }
    const fields = entriesOf(whole);
    if (fields === null || !isObject(data)) return;
    const place = subjectOf(resource, path);
    const firstAt = this.#firstAt.get(whole) ?? place;
    this.#firstAt.set(whole, firstAt);
    if (firstAt !== place) return;
    for (const [name, field] of Object.entries(fields)) {
      const at = path === "" ? name : `${path}.${name}`;
      const value = data[name];
      const isAbsent = value === undefined || value === null || value === "";
      const { without } = v.getMetadata(field) as { without?: string };
      if (without !== undefined) {
        const known = presence.get(at) ?? { objects: 0, absent: 0, without };
        presence.set(at, { ...known, objects: known.objects + 1, absent: known.absent + Number(isAbsent) });
      }
      if (!isAbsent) this.#walk(resource, field, value, at, presence);
    }
  }

  addTo(report: Report): void {
    const names = new Map<string, string[]>();
    for (const noted of this.#noted.values()) {
      const { resource, finding } = noted;
      const { path, reason } = finding;
      if (reason === "unknown") {
        const parent = subjectOf(resource, path.replace(/\.?[^.]*$/, ""));
        const name = path.split(".").at(-1) ?? "";
        const isGuess = /^\w+$/.test(finding.expected);
        const meant = isGuess ? `did you mean ${finding.expected}?` : finding.expected;
        const where = noted.of.has("") ? "" : ` in ${listed(noted.of)}`;
        names.set(parent, [...(names.get(parent) ?? []), `${name} (${meant})${where}`]);
        continue;
      }
      const isLoss = reason !== "cut" && isNeeded(resource.data, path);
      const level: Level = isLoss && VITAL.has(resource.name) ? "FAIL" : "WARN";
      report.add(level, subjectOf(resource, path), textOf(noted, isLoss));
    }
    for (const [subject, unknown] of names) report.warn(subject, `unknown: ${listed(unknown, 8)}`);
    this.#addAbsent(report);
  }

  #addAbsent(report: Report): void {
    for (const [resource, presence] of this.#presence) {
      const absent = [...presence].filter(([, { absent, objects }]) => absent * 2 > objects);
      if (absent.length === 0) continue;
      const texts = absent.map(([path, { without, absent, objects }]) => {
        const share = absent === objects ? "" : ` in ${absent} of ${objects}`;
        return `${path.replace(/^\[\*\]\./, "")}${share} (${without})`;
      });
      report.info(resource.name, `not sent: ${texts.join("; ")}`);
    }
  }
}

function subjectOf({ name }: AnyResource, path: string): string {
  return path === "" || path.startsWith("[") ? `${name}${path}` : `${name}.${path}`;
}
