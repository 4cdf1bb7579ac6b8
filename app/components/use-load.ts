import { useCallback, useEffect, useLayoutEffect, useState } from "react";
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
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const request = async () => {
      const result = await load();
      if (isCurrent)
        setState(result.ok ? { status: "ok", data: result.data } : { status: "failed", failure: result.failure });
    };
    void request();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt asks again
  }, [load, attempt]);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    setAttempt((number) => number + 1);
  }, []);

  const hasFailed = state.status === "failed";
  // A visitor who reads that it failed is listened to already: an effect after the paint could miss the moment.
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { state, retry };
}
