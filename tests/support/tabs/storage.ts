/** How storage behaves. */
export type StorageState = "works" | "full" | "refused";

/** What a browser throws that keeps nothing. */
export const refused = () => new DOMException("The operation is insecure.", "SecurityError");

/** `localStorage` or `sessionStorage` as one tab sees it. Where storage is refused, each use throws. */
export function storageOf(
  entries: Map<string, string>,
  state: () => StorageState,
  onChange: (key: string) => void,
): object {
  const use = () => {
    if (state() === "refused") throw refused();
    return entries;
  };
  const methods = {
    getItem: (key: string) => use().get(key) ?? null,
    setItem(key: string, value: string) {
      if (use().get(key) === value) return;
      if (state() === "full") throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      entries.set(key, value);
      onChange(key);
    },
    removeItem(key: string) {
      if (use().delete(key)) onChange(key);
    },
  };
  return new Proxy({} as typeof methods, {
    get: (_, name) => methods[name as keyof typeof methods],
    ownKeys: () => [...use().keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  });
}
