import type { Format } from "#app/domain/locale/format.ts";
import { EMAIL_MAX_CHARS, isEmailShaped, typedEmail } from "./email.ts";
import { type Fields, textField } from "./form-post.ts";

export const CONTACT_PATH = "/contact-us";
export const CONTACT_DRAFT = "contact";

interface FieldDescription {
  label: string;
  /** In Unicode code points: a Chinese character and most emoji are one. `FORM_BODY_MAX_BYTES` has room for all fields. */
  maxChars: number;
  /** What is said of an empty field; absent: the field is optional. */
  missing?: string;
  /** What is wrong with a text that is not empty and not too long; null: nothing. */
  problem?: (text: string) => string | null;
  /** Attributes of its control. */
  type?: "email" | "tel";
  autoComplete?: string;
  /** Lines of a text area. */
  rows?: number;
  /** Below the control. */
  hint?: string;
}

const EMAIL_PROBLEM = "Please enter an email address like ana@example.com";

/** 5 to 20 digits of any script, with any words around them (E.164 has 15, plus a trunk prefix or an extension). */
function isPhoneShaped(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 5 && digits <= 20;
}

/** The form's fields, in their order. The operator is told what each is for in app/operator/form-submissions.ts. */
const FIELDS = {
  name: { label: "Name", maxChars: 100, missing: "Please enter your name", autoComplete: "name" },
  email: {
    label: "Email address",
    maxChars: EMAIL_MAX_CHARS,
    missing: EMAIL_PROBLEM,
    problem: (text) => (isEmailShaped(text) ? null : EMAIL_PROBLEM),
    type: "email",
    autoComplete: "email",
  },
  phone: {
    label: "Phone",
    maxChars: 100,
    problem: (text) =>
      isPhoneShaped(text) ? null : "Please enter a phone number like +1 702 555 0100, or leave it empty",
    type: "tel",
    autoComplete: "tel",
  },
  subject: { label: "Subject", maxChars: 150, missing: "Please enter a subject, such as “Lost bag”" },
  message: {
    label: "Message",
    maxChars: 10_000,
    missing: "Please write a message",
    rows: 5,
    hint: "Add your booking number if you have one.",
  },
} as const satisfies Record<string, FieldDescription>;

export type ContactField = keyof typeof FIELDS;
export const CONTACT_FORM: Readonly<Record<ContactField, FieldDescription>> = FIELDS;
export const CONTACT_FIELDS = Object.keys(FIELDS) as ContactField[];

export type ContactMessage = Record<ContactField, string>;
type ContactErrors = Partial<Record<ContactField, string>>;

export const CONTACT_TEXT = {
  submit: "Send message",
  submitting: "Sending…",
  success: "Thanks for contacting us! We will get in touch with you shortly.",
  successToast: "Message sent.",
  failureToast: "Your message could not be sent. Please try again later.",
  unknownToast: "We do not know whether your message arrived.",
} as const;

function fieldError({ number }: Format, field: ContactField, value: string): string | null {
  const { missing = null, maxChars, problem } = CONTACT_FORM[field];
  if (value.trim() === "") return missing;
  if (Array.from(value).length > maxChars) return `Please use ${number(maxChars)} characters or fewer`;
  return problem?.(value) ?? null;
}

/** Above the fields. @param count of invalid fields, 1 or more */
export function errorSummary(count: number): string {
  return `Not sent: please check ${count === 1 ? "1 field" : `${count} fields`}.`;
}

/** One message per invalid field; empty when the message can be sent. */
export function contactErrors(format: Format, message: ContactMessage): ContactErrors {
  const found = CONTACT_FIELDS.map((field) => [field, fieldError(format, field, message[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

export function contactMessage(form: Fields): ContactMessage {
  const read = (field: ContactField) => {
    const text = textField(form, field);
    const { type, rows } = CONTACT_FORM[field];
    if (type === "email") return typedEmail(text.trim()).trim();
    // Browsers post CRLF line ends; count and send them as one character.
    return rows === undefined ? text.trim() : text.replace(/\r\n?/g, "\n");
  };
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, read(field)])) as ContactMessage;
}
