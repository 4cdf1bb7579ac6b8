/**
 * What was read from D1, kept in memory until it is changed: a query costs more than the rest of most answers. Right because
 * the stand-in is one isolate, and because nothing else writes to its database.
 */
export function remembered<Value>(read: (db: D1Database) => Promise<Value>) {
  let known: { value: Value } | undefined;
  let changes = 0;
  return {
    async get(db: D1Database): Promise<Value> {
      if (known !== undefined) return known.value;
      const before = changes;
      const value = await read(db);
      // Read while it was changed, it may be either value.
      if (before === changes) known = { value };
      return value;
    },
    /** Waits for a change in D1. */
    async changed<Result>(change: Promise<Result>): Promise<Result> {
      try {
        return await change;
      } finally {
        changes += 1;
        known = undefined;
      }
    },
  };
}
