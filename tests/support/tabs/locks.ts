interface Lock {
  /** Whose it is. */
  tab: object;
  grant: () => void;
}

/** Web Locks over all tabs of a browser. */
export class Locks {
  readonly #held = new Map<string, Lock>();
  readonly #waiting = new Map<string, Lock[]>();

  /** As `navigator.locks.request`, of one tab. */
  request(tab: object, name: string, isIfAvailable: boolean, work: (lock: object | null) => unknown): Promise<unknown> {
    if (isIfAvailable && this.#held.has(name)) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const lock: Lock = {
        tab,
        grant: () => {
          this.#held.set(name, lock);
          void Promise.resolve(work({ name }))
            .then(resolve, reject)
            .finally(() => this.#release(name, lock));
        },
      };
      if (this.#held.has(name)) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), lock]);
      else lock.grant();
    });
  }

  #release(name: string, lock: Lock): void {
    if (this.#held.get(name) !== lock) return;
    this.#held.delete(name);
    const [next, ...rest] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, rest);
    next?.grant();
  }

  /** True if a tab has a lock or waits for one: browsers do not keep such a page for Back. */
  isUsedBy(tab: object): boolean {
    return [...this.#held.values(), ...[...this.#waiting.values()].flat()].some((lock) => lock.tab === tab);
  }

  /** A tab is gone, and with it all its locks. */
  end(tab: object): void {
    for (const [name, waiting] of this.#waiting) {
      const others = waiting.filter((lock) => lock.tab !== tab);
      this.#waiting.set(name, others);
    }
    for (const [name, lock] of this.#held) if (lock.tab === tab) this.#release(name, lock);
  }
}
