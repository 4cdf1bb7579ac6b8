/** A clock that only tests move, from one timer to the next. */

interface Timer {
  id: number;
  at: number;
  run: () => void;
}

export class VirtualClock {
  /** ms since the epoch. */
  now: number;
  /** In the order in which they are due. */
  #timers: Timer[] = [];
  #lastId = 0;

  constructor(now = Date.parse("2026-11-28T12:00:00Z")) {
    this.now = now;
  }

  setTimeout(run: () => void, ms = 0): number {
    this.#lastId += 1;
    const timer = { id: this.#lastId, at: this.now + Math.max(0, ms), run };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later === -1 ? this.#timers.length : later, 0, timer);
    return timer.id;
  }

  clearTimeout(id: number | undefined): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Runs what is due within so many ms, one after another, and lets promises settle before and after each. */
  async pass(ms: number, settled: () => Promise<void>): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one timer after another
      await settled();
      const [next] = this.#timers;
      if (next === undefined || next.at > end) break;
      this.#timers.shift();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}
