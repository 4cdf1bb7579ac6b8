/** What can be read from KV, and what becomes of it (kv-cache.ts). */

import type { Loaded } from "#app/context.ts";
import type { Keep } from "#app/domain/caches.ts";
import type { Answers, Envelope, Parts } from "./envelope.ts";

/** The copy of an entry that is shown. */
export interface Copy<T extends Parts> {
  parts: { [K in keyof T]: Loaded<T[K]> };
  /** The tenant's last edit that the entry knows of, in ms since the epoch; 0: none. */
  editedAt: number;
}

export interface Entry<T extends Parts> {
  key: string;
  policy: Keep;
  /** What the operator gives. Each part has an age, and a pause after a failure, of its own. */
  parts: readonly (keyof T & string)[];
  /** The part without which the entry is nothing: once it is gone, the whole entry is deleted. */
  root?: keyof T & string;
  /** Called when the operator answers 404 for the root of a copy. @param isGone the second time, a minute later: the entry is deleted */
  onMissing?: (isGone: boolean) => void;
  /**
   * @param due the parts to ask for
   * @param before the copy that is loaded again
   * @param isFirst KV says that there is no copy; false as well when it cannot be read
   */
  load(due: readonly (keyof T & string)[], before: Envelope | null, isFirst: boolean): Promise<Answers<T>>;
  /** How long isolate memory may answer instead of KV. */
  memoryMs?: number;
  /** ms since the epoch of the tenant's last known edit: an older part is served only if it cannot be loaded again. */
  editedAt?: number;
  /** A change of this entry is an edit of the tenant, also where nobody has reported it. */
  marksEdits?: boolean;
  /**
   * `behind`: the reader never waits, and what is due is loaded for whoever asks next. `never`: the answer is the copy, if there
   * is one. Absent: the reader waits for what is missing or too old.
   */
  asks?: "behind" | "never";
  /** How long the reader waits for the operator; absent: until it answers. 0: the operator is not called. */
  waitMs?: number;
}

/** What loading an entry again after an edit came to. */
export interface Reloaded {
  /** The operator does not know the root of the entry. */
  isMissing: boolean;
  /** Parts that the operator has given or confirmed since the edit. */
  confirmed: string[];
  /** The others, each with the reason: an HTTP status or a kind of failure. */
  waiting: Record<string, string>;
  /** False: the copy was as new as this before. */
  isNew: boolean;
}
