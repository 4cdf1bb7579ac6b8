import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { InlineIcon } from "#app/components/icon.tsx";
import { TOAST_DURATION_MS } from "#app/domain/constants.ts";
import { TOAST_LINES } from "./toast-icons.ts";
import type { Toast, ToasterProps } from "./toast-list.ts";

const SHOW = {
  info: show.info,
  success: show.success,
  warning: show.warning,
  error: show.error,
  question: show,
} as const;

/** The announcing is done elsewhere; said twice, it would be noise. */
function silence(section: HTMLElement | null): void {
  section?.setAttribute("aria-live", "off");
}

/** Shows toasts with sonner for `TOAST_DURATION_MS`; time stands still while the pointer or the focus is on them. */
export default function Toaster({ toasts, onGone }: ToasterProps) {
  const shown = useRef(new Set<number>());

  function display({ id, status, message }: Toast, duration: number) {
    const gone = () => {
      shown.current.delete(id);
      onGone(id);
    };
    SHOW[status](message, {
      id,
      duration,
      className: `toast toast-${status}`,
      icon: <InlineIcon path={TOAST_LINES[status]} />,
      onAutoClose: gone,
      onDismiss: gone,
    });
  }

  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      display(toast, TOAST_DURATION_MS);
    }
  });

  // Sonner stops its clock under the pointer only.
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
        ref={silence}
        position="bottom-center"
        closeButton
        toastOptions={{ closeButtonAriaLabel: "Close message" }}
        containerAriaLabel="Messages"
      />
    </div>
  );
}
