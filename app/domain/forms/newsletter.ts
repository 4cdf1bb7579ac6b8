/** Newsletter sign-up (specification 3, 4, 5 and 8, verbatim texts). */

import { isEmailShaped, typedEmail } from "./email.ts";
import { type Fields, textField } from "./form-post.ts";

export const NEWSLETTER_PATH = "/news-letter";

export const NEWSLETTER_DRAFT = "newsletter";

export const NEWSLETTER_TEXT = {
  submit: "SUBSCRIBE",
  submitting: "SUBSCRIBING...",
  success: "Thanks for contacting us! We will get in touch with you shortly.",
  next: "Our next newsletter comes to you by email.",
  successToast: "Subscription successful!",
  failureToast: "Subscription failed. Please try again later.",
  emptyEmail: "Please enter your email address",
  invalidEmail: "Please enter a valid email address",
} as const;

export type NewsletterField = "email";

export function newsletterEmail(form: Fields): string {
  return typedEmail(textField(form, "email"));
}

export function newsletterEmailError(email: string): string | null {
  if (email === "") return NEWSLETTER_TEXT.emptyEmail;
  return isEmailShaped(email) ? null : NEWSLETTER_TEXT.invalidEmail;
}
