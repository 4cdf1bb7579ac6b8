import type { ToastRequest } from "#app/components/toast.ts";

export interface Toast extends ToastRequest {
  id: number;
}

export interface ToasterProps {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}
