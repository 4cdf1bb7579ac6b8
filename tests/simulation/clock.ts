/** A clock that jumps from one timer to the next, in place of the machine's. */

interface Timer {
  at: number;
  run: () => void;
}

const machine = {
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  timeout: AbortSignal.timeout.bind(AbortSignal),
  random: Math.random,
};

/** Lets everything happen that needs no time. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export class Clock {
  /** ms since the epoch. */
  now: number;
  readonly #random: () => number;
  #timers: Timer[] = [];

  constructor(now: number, random: () => number) {
    this.now = now;
    this.#random = random;
  }

  /** From now on dates, timers, `AbortSignal.timeout` and random numbers are this clock's; `uninstall` gives them back. */
  install(): void {
    Math.random = this.#random;
    const now = () => this.now;
    globalThis.Date = class extends machine.Date {
      constructor(...args: unknown[]) {
        super(...((args.length === 0 ? [now()] : args) as [number]));
      }
      static override now = now;
    } as DateConstructor;
    const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer = { at: this.now + Math.max(0, ms), run: () => run(...args) };
      const later = this.#timers.findIndex(({ at }) => at > timer.at);
      this.#timers.splice(later === -1 ? this.#timers.length : later, 0, timer);
      return timer;
    };
    const clear = (timer: unknown) => {
      const at = this.#timers.indexOf(timer as Timer);
      if (at !== -1) this.#timers.splice(at, 1);
    };
    globalThis.setTimeout = set as unknown as typeof setTimeout;
    globalThis.clearTimeout = clear;
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      set(() => controller.abort(new DOMException("The time is over.", "TimeoutError")), ms);
      return controller.signal;
    };
  }

  uninstall(): void {
    globalThis.Date = machine.Date;
    Math.random = machine.random;
    globalThis.setTimeout = machine.setTimeout;
    globalThis.clearTimeout = machine.clearTimeout;
    AbortSignal.timeout = machine.timeout;
  }

  async advance(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one timer after the other
      await settled();
      const [next] = this.#timers;
      if (next === undefined || next.at > until) break;
      this.#timers.shift();
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
