import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type Failure, failureText, type Outcome } from "#app/domain/http/outcome.ts";

/**
 * Loads data in the browser: on mount, on `retry`, and when the browser comes back online after a failure.
 *
 * @param load a stable function that never rejects
 * @returns `loaded` is null until there is an outcome
 */
export function useLoad<T>(load: () => Promise<Outcome<T>>) {
  const [loaded, setLoaded] = useState<Outcome<T> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const request = async () => {
      const outcome = await load();
      if (isCurrent) setLoaded(outcome);
    };
    void request();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt asks again
  }, [load, attempt]);

  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((number) => number + 1);
  }, []);

  const hasFailed = loaded?.ok === false;
  // A visitor who reads that it failed is listened to already: an effect after the paint could miss the moment.
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { loaded, retry };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

interface Props {
  what: string;
  failure: Failure;
  onRetry: () => void;
}

/** Retries by itself where it is known when that may help. */
export function LoadProblem({ what, failure, onRetry }: Props) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
  const { loaded, retry } = useLoad(load);
  if (loaded === null) return <Loading what={what.toLowerCase()} />;
  return loaded.ok ? children(loaded.data) : <LoadProblem what={what} failure={loaded.failure} onRetry={retry} />;
}
