import type { Toast } from "./toast-list.ts";

/** Lines of the toasts' icons (app/components/icon-paths.ts): they come with the toasts. */
export const TOAST_LINES: Readonly<Record<Toast["status"], string>> = {
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M12 11.5v4.5 M12 8.2h.01",
  success: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z m-3.7-8.5 2.6 2.6 4.8-5.2",
  warning: "M12 4 21 19.5H3Z M12 10v4.5 M12 17h.01",
  error: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z M12 8v4.5 M12 15.8h.01",
  question:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M9.7 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.8 M12 16.3h.01",
};
