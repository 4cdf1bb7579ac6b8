/**
 * A key for the entry a document was opened at, before the router reads it: without one, all first pages of a tab would
 * share the scroll position of "default".
 */
export function giveHistoryKey(): void {
  const state: unknown = window.history.state;
  if (typeof state === "object" && state !== null && "key" in state) return;
  window.history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
}
