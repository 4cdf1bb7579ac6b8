/** `npm run check:types` writes `Env` from wrangler.toml (bindings.d.ts). */
export interface Bindings extends Omit<Env, "CONTENT_CHANGES" | "INSIGHTS"> {
  CONTENT_CHANGES: Queue<ContentChange>;
  /** Figures of real page loads; without it they are dropped. */
  INSIGHTS?: AnalyticsEngineDataset;
}

/** A message of the queue of content changes (worker/content/changes.ts). */
export type ContentChange =
  /**
   * Read what all pages of a tenant share until it is as new as the edit, and purge its pages.
   *
   * `editedAt`: ms since the epoch; absent: the edit was reported when the message was sent. `waiting`: the parts that had not come
   * at the last look; absent: this is the first one.
   */
  | { step: "reload"; host: string; editedAt?: number; waiting?: string[] }
  /**
   * Purge the pages of tenants, unless that was done at or after `notBefore`, and see whether KV has what was read after their edits:
   * by host, all in ms since the epoch; 0: no edit.
   */
  | { step: "purge"; hosts: Record<string, number>; notBefore: number }
  /** Delete all content of a tenant that the operator has removed. */
  | { step: "remove"; host: string };

/** Props of the entrypoint `Pages`; part of Workers Cache's key, so tenants never share an entry. */
export interface PagesProps {
  host: string;
}
