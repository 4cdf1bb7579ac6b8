/** A clock that only tests move. Time limits, waits and dates of simulated tabs follow it. */

interface Timer {
  id: number;
  at: number;
  run: () => void;
}

export class VirtualClock {
  now = Date.parse("2026-11-28T12:00:00Z");
  #timers: Timer[] = [];
  #lastId = 0;

  setTimeout(run: () => void, ms = 0): number {
    this.#lastId += 1;
    this.#timers.push({ id: this.#lastId, at: this.now + Math.max(0, ms), run });
    return this.#lastId;
  }

  clearTimeout(id: number | undefined): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Runs what is due within so many ms, one after another, and lets promises settle after each. */
  async pass(ms: number, settled: () => Promise<void>): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.#timers.toSorted((one, other) => one.at - other.at || one.id - other.id);
      if (next === undefined || next.at > end) break;
      this.clearTimeout(next.id);
      this.now = Math.max(this.now, next.at);
      next.run();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await settled();
    }
    this.now = end;
  }
}
