import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type Failed, type Failure, failureText, type Outcome } from "#app/domain/http/outcome.ts";

type Load<T> = { status: "loading" } | { status: "ok"; data: T } | ({ status: "failed" } & Pick<Failed, "failure">);

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

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

interface Props {
  what: string;
  failure: Failure;
  onRetry: () => void;
}

/** Retries by itself where it is known when that may help. */
export function LoadProblem({ what, failure, onRetry }: Props) {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  const { retryInMs } = failure;
  useEffect(() => {
    if (retryInMs === undefined) return undefined;
    const timer = setTimeout(() => retry(), retryInMs);
    return () => clearTimeout(timer);
  }, [retryInMs]);
  const next = retryInMs === undefined ? "Please try again in a moment." : "This page tries again automatically.";
  return (
    <div className="load-problem" aria-live="polite">
      <h2>{isOnline ? `${what} could not be loaded` : "You are offline"}</h2>
      <p>
        {isOnline
          ? `${failureText(failure)} Nothing you saved is lost. ${next}`
          : "We’ll load this as soon as you are back online. Nothing you saved is lost."}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** @param what "your cart" */
export function Loading({ what, className }: { what: string; className?: string }) {
  return (
    <div className={className} aria-busy="true" aria-live="polite">
      <span className="visually-hidden">Loading {what}…</span>
      <div className="skeleton result-skeleton" />
      <div className="skeleton result-skeleton" />
    </div>
  );
}

interface LoadedProps<T> {
  what: string;
  load: Parameters<typeof useLoad<T>>[0];
  children: (data: T) => React.ReactNode;
}

/** The results of a search that the browser makes. */
export function LoadedResults<T>({ what, load, children }: LoadedProps<T>) {
  const { state, retry } = useLoad(load);
  if (state.status === "failed") return <LoadProblem what={what} failure={state.failure} onRetry={retry} />;
  if (state.status === "ok") return children(state.data);
  return <Loading what={what.toLowerCase()} />;
}
