import { useCallback, useEffect, useRef, useState } from "react";
import type { LoadFailure } from "./load-failure.ts";

/** Shaped like `Outcome` of app/operator, which components do not import. */
type Result<T> = { ok: true; data: T } | { ok: false; failure: LoadFailure };

export type Load<T> = { status: "loading" } | { status: "ok"; data: T } | { status: "failed"; failure: LoadFailure };

/**
 * Loads data in the browser: on mount, on `retry`, and when the browser comes back online after a failure.
 *
 * @param load a stable function that never rejects
 */
export function useLoad<T>(load: () => Promise<Result<T>>) {
  const [state, setState] = useState<Load<T>>({ status: "loading" });
  /** Number of the latest request; results of earlier ones, and after unmounting, are ignored. */
  const latest = useRef(0);

  const request = useCallback(async () => {
    latest.current += 1;
    const number = latest.current;
    const result = await load();
    if (number !== latest.current) return;
    setState(result.ok ? { status: "ok", data: result.data } : { status: "failed", failure: result.failure });
  }, [load]);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    void request();
  }, [request]);

  useEffect(() => {
    void request();
    return () => {
      latest.current += 1;
    };
  }, [request]);

  const hasFailed = state.status === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { state, retry };
}
