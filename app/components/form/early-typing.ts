/**
 * What was typed and chosen in a form of the server's HTML before scripts ran. It is noted before React hydrates the page and
 * repeated, with the events of typing, when every form is live: whether React keeps the field, resets it or makes it anew.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Early {
  field: Field;
  value: string;
  /** True if a box or a radio button is chosen; null for other fields. */
  isChecked: boolean | null;
  /** Finds the field of a form that was made anew: which form, and which of its fields with this name. */
  form: number;
  name: string;
  index: number;
}

let noted: Early[] = [];

const isBox = (field: Field) => field.type === "checkbox" || field.type === "radio";

const NOT_TYPED = new Set(["hidden", "submit", "button", "reset", "file", "password", "fieldset", "output"]);

/** Fields with a name that people type or choose in. */
function fieldsOf(form: HTMLFormElement | undefined): Field[] {
  const fields = [...(form?.elements ?? [])] as Field[];
  return fields.filter(({ name, type }) => name !== "" && !NOT_TYPED.has(type));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (!(field instanceof HTMLInputElement && isBox(field))) return field.value !== field.defaultValue;
  // A radio button is left by choosing another one.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

function sameNamed(form: number, name: string): Field[] {
  return fieldsOf(document.forms[form]).filter((field) => field.name === name);
}

function note(): void {
  noted = [...document.forms].flatMap((element, form) =>
    fieldsOf(element)
      .filter(isChanged)
      .map((field) => {
        const { name, value } = field;
        const isChecked = field instanceof HTMLInputElement && isBox(field) ? field.checked : null;
        return { field, value, isChecked, form, name, index: sameNamed(form, name).indexOf(field) };
      }),
  );
}

const EVENTS = ["input", "change"] as const;

/** Call before hydration. */
export function noteEarlyTyping(): void {
  note();
  for (const event of EVENTS) document.addEventListener(event, note);
}

/** Types like a person: React takes a value for typed that it did not set itself. */
function type(field: Field, value: string): void {
  const say = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
  // A part of the page that React has not hydrated yet is hydrated by the first event.
  say("input");
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    say("input");
  }
  say("change");
}

/** Call once every form is live. */
export function repeatEarlyTyping(): void {
  for (const event of EVENTS) document.removeEventListener(event, note);
  for (const { field, value, isChecked, form, name, index } of noted.splice(0)) {
    const shown = field.isConnected ? field : sameNamed(form, name)[index];
    if (shown === undefined) continue;
    if (isChecked === null) type(shown, value);
    else {
      (shown as HTMLInputElement).checked = !isChecked;
      shown.click();
    }
  }
}
