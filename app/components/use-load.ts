import { useCallback, useEffect, useRef, useState } from "react";

/** How a call ended; `app/operator` calls its outcomes the same. */
type Ended<T> = { ok: true; data: T } | { ok: false };

export type Load<T> = { status: "loading" } | { status: "ok"; data: T } | { status: "failed" };

/**
 * What a screen shows that the browser itself has to ask for. Asked once the screen is there, again by `retry`, and by
 * itself when the browser comes back online after a failure.
 *
 * @param load must stay the same function between renders; it never rejects
 */
export function useLoad<T>(load: () => Promise<Ended<T>>) {
  const [state, setState] = useState<Load<T>>({ status: "loading" });
  /** Only the answer to the last question counts, and none after the screen is gone. */
  const lastAsked = useRef(0);

  const ask = useCallback(async () => {
    lastAsked.current += 1;
    const asked = lastAsked.current;
    const ended = await load();
    if (asked === lastAsked.current) setState(ended.ok ? { status: "ok", data: ended.data } : { status: "failed" });
  }, [load]);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    void ask();
  }, [ask]);

  useEffect(() => {
    void ask();
    return () => {
      lastAsked.current += 1;
    };
  }, [ask]);

  const hasFailed = state.status === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { state, retry };
}
