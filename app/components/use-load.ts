import { useCallback, useEffect, useRef, useState } from "react";
import type { Failed, Outcome } from "#app/domain/http/outcome.ts";

export type Load<T> =
  | { status: "loading" }
  | { status: "ok"; data: T }
  | ({ status: "failed" } & Pick<Failed, "failure">);

/**
 * Loads data in the browser: on mount, on `retry`, and when the browser comes back online after a failure.
 *
 * @param load a stable function that never rejects
 */
export function useLoad<T>(load: () => Promise<Outcome<T>>) {
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
