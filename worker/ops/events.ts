/** The names of all log lines. docs/operations.md has the table: state, line, what to do; a test compares both with the code. */

/**
 * `now`: visitors or editors lose something until somebody acts. `week`: they lose something, and the weekly report names it.
 * `none`: for whoever looks for a cause.
 */
export const EVENTS = {
  "key-refused": "now",
  "tenant-config-failed": "now",
  "config-problem": "now",
  "content-reload-failed": "now",
  "content-change-refused": "now",
  "content-change-not-queued": "now",
  "pages-not-purged": "now",
  "kv-read-failed": "now",
  "kv-write-failed": "now",
  "handoff-failed": "now",
  "handoff-loop": "now",
  "search-redirect-loop": "now",
  "gateway-error": "now",
  "render-error": "now",
  "refresh-failed": "now",
  "breaker-opened": "now",
  "operator-held": "week",
  "operator-failed": "week",
  "api-failed": "week",
  "answer-findings": "week",
  "redirects-refused": "week",
  "handoff-redirect-refused": "week",
  "tenant-not-removed": "week",
  "rate-limited": "week",
  "rate-limit-failed": "week",
  "client-error": "week",
  "csp-violation": "week",
  "mcp-error": "week",
  "content-late": "none",
  "page-waited": "none",
  "not-there": "none",
  "content-changed": "none",
  "pages-purged": "none",
  "lines-left-out": "none",
  request: "none",
} as const satisfies Record<string, "now" | "week" | "none">;

export type LogEvent = keyof typeof EVENTS;
