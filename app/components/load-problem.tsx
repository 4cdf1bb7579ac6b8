import { useSyncExternalStore } from "react";

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

export function LoadProblem({ what, onRetry }: { what: string; onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <div className="load-problem" aria-live="polite">
      <h2>{isOnline ? `${what} could not be loaded` : "You are offline"}</h2>
      <p>
        {isOnline
          ? "Our booking system did not answer. Nothing you saved is lost. Please try again in a moment."
          : "As soon as you are back online we load this again by ourselves. Nothing you saved is lost."}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
