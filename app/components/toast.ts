/** Requests toasts by an event, so that the toaster (app/features/toasts) loads with the first one. */

/** Specification 9: the toast statuses. */
export type ToastStatus = "info" | "success" | "warning" | "error" | "question";

export interface ToastRequest {
  status: ToastStatus;
  message: string;
  /** A second line. */
  details?: string;
}

export const TOAST_EVENT = "site:toast";

/** Shows a message for `TOAST_DURATION_MS`. In the browser only. */
export function showToast(status: ToastStatus, message: string, details?: string): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { status, message, details } }));
}
