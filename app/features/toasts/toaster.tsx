import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { InlineIcon } from "#app/components/icon.tsx";
import type { ToastRequest } from "#app/components/toast.ts";
import { TOAST_DURATION_MS } from "#app/domain/constants.ts";

export interface Toast extends ToastRequest {
  id: number;
}

export interface ToasterProps {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

const SHOW = {
  info: show.info,
  success: show.success,
  warning: show.warning,
  error: show.error,
  question: show,
} as const;

/** Icon paths, inlined so that they load with the toaster only. */
const ICON_PATHS: Readonly<Record<Toast["status"], string>> = {
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M12 11.5v4.5 M12 8.2h.01",
  success: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z m-3.7-8.5 2.6 2.6 4.8-5.2",
  warning: "M12 4 21 19.5H3Z M12 10v4.5 M12 17h.01",
  error: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z M12 8v4.5 M12 15.8h.01",
  question:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M9.7 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.8 M12 16.3h.01",
};

/** Shows toasts with sonner for `TOAST_DURATION_MS`, the newest of each status; the time stops while the pointer or the focus is on them. */
export function SonnerToaster({ toasts, onGone }: ToasterProps) {
  const shown = useRef(new Set<number>());

  function display({ id, status, message, details }: Toast, duration: number) {
    const gone = () => {
      shown.current.delete(id);
      onGone(id);
    };
    SHOW[status](message, {
      id,
      duration,
      className: `toast toast-${status}`,
      description: details,
      icon: <InlineIcon path={ICON_PATHS[status]} />,
      onAutoClose: gone,
      onDismiss: gone,
    });
  }

  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      for (const { id, status } of toasts) if (id < toast.id && status === toast.status) show.dismiss(id);
      shown.current.add(toast.id);
      display(toast, TOAST_DURATION_MS);
    }
  });

  // Sonner itself pauses for the pointer only, not for the focus.
  const setDuration = (duration: number) => {
    for (const toast of toasts) if (shown.current.has(toast.id)) display(toast, duration);
  };
  return (
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setDuration(Number.POSITIVE_INFINITY);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setDuration(TOAST_DURATION_MS);
      }}
    >
      <Sonner
        // `Toasts` announces messages in its own live regions; sonner's would repeat them.
        ref={(section) => {
          section?.setAttribute("aria-live", "off");
        }}
        // Over the header or the pictures of results: what was pressed, and what comes next, stays visible.
        position={matchMedia("(width < 40rem)").matches ? "top-center" : "bottom-left"}
        offset={{ left: "max(var(--gutter), (100vw - var(--page)) / 2)" }}
        mobileOffset={8}
        closeButton
        toastOptions={{ closeButtonAriaLabel: "Close message" }}
        containerAriaLabel="Messages"
      />
    </div>
  );
}
