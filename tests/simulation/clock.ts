import { VirtualClock } from "#tests/support/tabs/clock.ts";

const machine = {
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  timeout: AbortSignal.timeout.bind(AbortSignal),
  random: Math.random,
};

/** Lets everything happen that needs no time. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock in place of the machine's. */
export class Clock extends VirtualClock {
  readonly #random: () => number;

  constructor(now: number, random: () => number) {
    super(now);
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
    const set = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      this.setTimeout(() => run(...args), ms);
    globalThis.setTimeout = set as unknown as typeof setTimeout;
    globalThis.clearTimeout = (timer) => this.clearTimeout(timer as number | undefined);
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

  advance(ms: number): Promise<void> {
    return this.pass(ms, settled);
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
