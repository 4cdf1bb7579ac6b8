/**
 * How any part of the site asks for a toast. Who shows it (`app/features/toasts`) listens for the event, so that nobody
 * has to load the toaster before there is something to say.
 */

/** Specification 9: the toast statuses. */
export type ToastStatus = "info" | "success" | "warning" | "error" | "question";

export interface ToastRequest {
  status: ToastStatus;
  message: string;
}

export const TOAST_EVENT = "site:toast";

/** Shows a message for a moment. In the browser only. */
export function showToast(status: ToastStatus, message: string): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { status, message } }));
}
