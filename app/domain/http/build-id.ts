import { RELOAD_GUARD_WINDOW_MS } from "#app/domain/constants.ts";

export const BUILD_HEADER = "x-build";

/** False when the answer does not name its build. */
export function isOtherBuild(own: string, answered: string): boolean {
  return answered !== "" && answered !== own;
}

/** The key of the time of a reload, in `sessionStorage`. */
export const reloadKey = (pathname: string) => `build-reload:${pathname}`;

/**
 * Specification 9: at most once in 10,000 ms. A time in the future means the clock was set back.
 *
 * @param reloadedAt ms since the epoch, as stored
 */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  const elapsed = now - Number(reloadedAt);
  return !(elapsed >= 0 && elapsed < RELOAD_GUARD_WINDOW_MS);
}
