import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Failure, failureText } from "#app/domain/http/outcome.ts";
import { useLoad } from "./use-load.ts";

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
  return (
    <div aria-busy="true" aria-live="polite">
      <span className="visually-hidden">Loading {what.toLowerCase()}…</span>
      <div className="skeleton result-skeleton" />
      <div className="skeleton result-skeleton" />
    </div>
  );
}
