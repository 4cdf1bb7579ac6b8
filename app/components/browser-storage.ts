/** The browser's own storage. What it does not take, because it is off or full, lasts until the document is left. */

function browserStorage(open: () => Storage) {
  const unstored = new Map<string, string>();

  /** What `use` gives; `otherwise` where storage is off or full, and on the server. */
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key: string): string | null => unstored.get(key) ?? attempt((storage) => storage.getItem(key), null),

    /** @returns false when the value is lost with this document */
    set(key: string, value: string): boolean {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) unstored.delete(key);
      else unstored.set(key, value);
      return isStored;
    },

    /** True for a value that is lost with this document. */
    isUnstored: (key: string): boolean => unstored.has(key),

    remove(key: string): void {
      unstored.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },

    keys: (): string[] => [...new Set([...attempt(Object.keys, []), ...unstored.keys()])],
  };
}

/** Shared by all tabs, for good. */
export const deviceStorage = browserStorage(() => localStorage);
/** A tab's own, until it is closed. */
export const tabStorage = browserStorage(() => sessionStorage);
