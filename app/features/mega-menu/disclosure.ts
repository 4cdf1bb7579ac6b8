import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { focusablesIn, stepFor } from "./arrow-keys.ts";
import { holdOpen, openAfterHold } from "./hover-intent.ts";

/** Between two movements of a pointer that is on its way. */
const HEADING_MS = 100;

interface Options {
  /** Id of the panel, unique on the page. */
  id: string;
  /** Delay after the pointer leaves; 0 closes as soon as it does not head for the panel. */
  closeDelayMs: number;
  closeOnScroll: boolean;
}

/** Closes on Escape wherever the focus is (WCAG 1.4.13). */
function useEscape(isOpen: boolean, root: RefObject<HTMLElement | null>, onEscape: (wasInside: boolean) => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") latest.current(root.current?.contains(document.activeElement) === true);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen, root]);
}

/**
 * A panel that opens on hover, on its button, and by keyboard (WAI-ARIA disclosure navigation pattern). It closes when
 * the pointer leaves and does not head for the panel, on Escape (focus returns to the button), and when the focus moves out. With
 * `closeOnScroll` it also closes when the page scrolls; a focus inside it moves to its button.
 */
export function useDisclosure<Panel extends HTMLElement = HTMLDivElement>({
  id,
  closeDelayMs,
  closeOnScroll,
}: Options) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  /** Ends what the last movement of the pointer has begun. */
  const settle = useRef(() => {});
  /** Hovering has opened it, so a click on the button must not close it. */
  const isHovered = useRef(false);

  useEffect(() => () => settle.current(), []);

  useEffect(() => {
    if (!isOpen || !closeOnScroll) return undefined;
    const close = () => {
      if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setOpen(false);
    };
    window.addEventListener("scroll", close, { passive: true });
    return () => window.removeEventListener("scroll", close);
  }, [isOpen, closeOnScroll]);

  useEscape(isOpen, root, (wasInside) => {
    settle.current();
    setOpen(false);
    if (wasInside) button.current?.focus();
  });

  function leave({ clientX: x, clientY: y }: PointerEvent) {
    settle.current();
    isHovered.current = false;
    if (!isOpen || panel.current === null) return;
    settle.current = holdOpen(panel.current, { x, y }, Math.max(closeDelayMs, HEADING_MS), () => {
      // A panel in use by keyboard stays open when the pointer leaves.
      if (!panel.current?.contains(document.activeElement)) setOpen(false);
    });
  }

  /** Arrow down opens the panel and moves into it; inside, arrows, Home and End move the focus. */
  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const inPanel = panel.current?.contains(event.target as Node) === true;
    if (!inPanel && event.key === "ArrowDown") {
      event.preventDefault();
      flushSync(() => setOpen(true));
      focusablesIn(panel.current)[0]?.focus();
      return;
    }
    if (!inPanel) return;
    const next = stepFor(event.key, focusablesIn(panel.current), document.activeElement, "both");
    if (next === null) return;
    event.preventDefault();
    // The row of top-level items handles arrow keys too.
    event.stopPropagation();
    next.focus();
  }

  const rootProps = {
    ref: root,
    onKeyDown,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      settle.current();
      if (isOpen) return;
      settle.current = openAfterHold(() => {
        isHovered.current = true;
        setOpen(true);
      });
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") leave(event);
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
  const buttonProps = {
    ref: button,
    type: "button" as const,
    "aria-expanded": isOpen,
    "aria-controls": id,
    onClick(event: MouseEvent) {
      // A pointer that has just left must not close what the keyboard opens.
      settle.current();
      // `detail` is 0 for the keyboard.
      const keepsOpen = isHovered.current && event.detail > 0;
      isHovered.current = false;
      setOpen((open) => keepsOpen || !open);
    },
  };
  /** Closes when a link is followed. */
  function onClick(event: MouseEvent<Panel>) {
    if ((event.target as Element).closest("a") !== null) setOpen(false);
  }
  const panelProps = { ref: panel, id, onClick };
  return { isOpen, close: () => setOpen(false), rootProps, buttonProps, panelProps };
}
