/**
 * Drafts of forms in sessionStorage, so that a reload does not lose what was typed. What a person typed wins over texts that
 * the site proposes (by the server in `defaultValue`, by another page with `proposeTexts`). What a user typed while signed in is
 * nobody else's.
 */

import { tabStorage } from "#app/components/browser-storage.ts";
import { deviceUser } from "#app/components/device-list.ts";
import { HONEYPOT_FIELD } from "#app/domain/forms/form-post.ts";
import { isObject, parsedJson } from "#app/domain/json.ts";

type Texts = Record<string, string>;

interface Draft {
  /** By field, only what differs from the proposed text. */
  typed: Texts;
  /** Texts proposed by another page. */
  proposed: Texts;
  /** The proposed texts that the typed ones already had when they were typed. */
  seen: Texts;
  /** The user who was signed in when the texts were typed or proposed; null: a guest. */
  by: string | null;
}

const draftKey = (name: string) => `draft:${name}`;
/** Not a part of the draft: whoever sends a text again that is still on the screen sends it in the same attempt. */
const attemptKey = (name: string) => `attempt:${name}`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

function textFields(form: HTMLFormElement): TextField[] {
  return [...form.elements].filter(
    (field): field is TextField =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== "hidden" &&
      field.name !== HONEYPOT_FIELD,
  );
}

function store(name: string, draft: Draft): void {
  tabStorage.set(draftKey(name), JSON.stringify(draft));
}

function textsIn(input: unknown): Texts {
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function readDraft(name: string): Draft {
  const kept = parsedJson(tabStorage.get(draftKey(name)));
  let stored: Partial<Record<keyof Draft, unknown>> | null = isObject(kept) ? kept : null;
  const user = deviceUser();
  if (typeof stored?.by === "string" && stored.by !== user) {
    tabStorage.remove(draftKey(name));
    stored = null;
  }
  return {
    typed: textsIn(stored?.typed),
    proposed: textsIn(stored?.proposed),
    seen: textsIn(stored?.seen),
    by: stored === null || typeof stored.by === "string" ? user : null,
  };
}

export function saveDraft(form: HTMLFormElement, name: string): void {
  const draft = readDraft(name);
  const typed = textFields(form).filter((field) => field.value !== (draft.seen[field.name] ?? field.defaultValue));
  const texts = Object.fromEntries(typed.map((field) => [field.name, field.value]));
  const isSame = JSON.stringify(texts) === JSON.stringify(draft.typed);
  store(name, { ...draft, typed: texts, by: isSame ? draft.by : deviceUser() });
}

/** Proposes texts for a form of another page. */
export function proposeTexts(name: string, texts: Texts): void {
  store(name, { ...readDraft(name), proposed: texts, by: deviceUser() });
}

/** The attempt of a form whose outcome is unknown (`Delivery.attempt`); "": none. */
export function attemptOf(name: string): string {
  return tabStorage.get(attemptKey(name)) ?? "";
}

/** @param attempt "" once the outcome is known */
export function keepAttempt(name: string, attempt: string): void {
  tabStorage.set(attemptKey(name), attempt);
}

/** A new proposed text goes below a typed message; a typed line stays alone. */
function draftText(field: TextField, { typed, seen }: Draft, proposed: string): string {
  const own = typed[field.name] ?? "";
  if (own === "") return proposed;
  const isNew = proposed !== "" && proposed !== seen[field.name] && !own.includes(proposed);
  return isNew && field instanceof HTMLTextAreaElement ? `${own}\n\n${proposed}` : own;
}

/** Fills the fields, but none in which something was typed before the script ran. */
export function loadDraft(form: HTMLFormElement, name: string): void {
  const draft = readDraft(name);
  const seen: Texts = {};
  for (const field of textFields(form)) {
    const proposed = field.defaultValue || (draft.proposed[field.name] ?? "");
    seen[field.name] = proposed;
    if (field.value === field.defaultValue) field.value = draftText(field, draft, proposed);
  }
  store(name, { ...draft, seen });
  saveDraft(form, name);
}

/** Once it was sent. */
export function removeDraft(name: string): void {
  tabStorage.remove(draftKey(name));
  tabStorage.remove(attemptKey(name));
}
