import { type ReactNode, Suspense, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useIsKept } from "./kept.tsx";
import "./below-first-screen.css";

/** Runs when the next frame has been painted. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The part of a page nobody sees at first. On a page the browser builds by itself it follows when the first screen has been
 * painted; at once where somebody returns to a place further down, or follows an address that leads there.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isKept = useIsKept();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const [isShown, setShown] = useState(isKept || isReturn || hash !== "");
  useEffect(() => (isShown ? undefined : afterPaint(() => setShown(true))), [isShown]);
  return isShown ? <Suspense fallback={null}>{children}</Suspense> : <div className="below-first-screen" />;
}
