import { EMAIL_MAX_CHARS, isEmailShaped, visibleEmail } from "./email.ts";
import { type Fields, textField } from "./form-post.ts";

export const CONTACT_PATH = "/contact-us";
export const CONTACT_DRAFT = "contact";

export const CONTACT_FIELDS = ["name", "email", "phone", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Record<ContactField, string>;
type ContactErrors = Partial<Record<ContactField, string>>;

export const CONTACT_LABELS: Readonly<Record<ContactField, string>> = {
  name: "Name",
  email: "Email address",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
};

/** In Unicode code points: a Chinese character and most emoji are one. `FORM_BODY_MAX_BYTES` has room for all of them. */
const CONTACT_MAX_CHARS: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: EMAIL_MAX_CHARS,
  phone: 100,
  subject: 150,
  message: 10_000,
};

export const CONTACT_TEXT = {
  submit: "Send message",
  submitting: "Sending…",
  success: "Thanks for contacting us! We will get in touch with you shortly.",
  successToast: "Message sent.",
  failureToast: "Your message could not be sent. Please try again later.",
  unknownToast: "We do not know whether your message arrived.",
} as const;

const EMPTY: Readonly<Partial<Record<ContactField, string>>> = {
  name: "Please enter your name",
  email: "Please enter an email address like ana@example.com",
  subject: "Please enter a subject, such as “Lost bag”",
  message: "Please write a message",
};

/** 5 to 20 digits of any script, with any words around them (E.164 has 15, plus a trunk prefix or an extension). */
function isPhoneShaped(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 5 && digits <= 20;
}

function fieldError(field: ContactField, value: string): string | null {
  if (value.trim() === "") return EMPTY[field] ?? null;
  const max = CONTACT_MAX_CHARS[field];
  if (field !== "email" && Array.from(value).length > max)
    return `Please use ${max.toLocaleString("en-US")} characters or fewer`;
  if (field === "email" && !isEmailShaped(value)) return EMPTY.email ?? null;
  if (field === "phone" && !isPhoneShaped(value))
    return "Please enter a phone number like +1 702 555 0100, or leave it empty";
  return null;
}

/** Above the fields. @param count of invalid fields, 1 or more */
export function errorSummary(count: number): string {
  return `Not sent: please check ${count === 1 ? "1 field" : `${count} fields`}.`;
}

/** One message per invalid field; empty when the message can be sent. */
export function contactErrors(message: ContactMessage): ContactErrors {
  const found = CONTACT_FIELDS.map((field) => [field, fieldError(field, message[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

export function contactMessage(form: Fields): ContactMessage {
  const read = (field: ContactField) => {
    const text = textField(form, field);
    // Browsers post CRLF line ends; count and send them as one character.
    return field === "message" ? text.replace(/\r\n?/g, "\n") : text.trim();
  };
  return {
    name: read("name"),
    email: visibleEmail(read("email")).trim(),
    phone: read("phone"),
    subject: read("subject"),
    message: read("message"),
  };
}
