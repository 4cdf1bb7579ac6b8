/** Build updates (specification 4 and 9; specification 10.16): when a page of one build meets another build. */

import { RELOAD_GUARD_WINDOW_MS } from "#app/domain/constants.ts";

/** Names the build that answered a request. */
export const BUILD_HEADER = "x-build";

/** The id out of `/builds/latest.json`; null for anything that is not one. */
export function readBuildId(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" && input.id !== "" ? input.id : null;
}

/** True when somebody else answered; not knowing who answered (null) proves nothing. */
export function isOtherBuild(own: string, answered: string | null): boolean {
  return answered !== null && answered !== "" && answered !== own;
}

/** When a path was last loaded as a document because of a build update, in ms since the epoch. */
export type Reloads = Readonly<Record<string, number>>;

/** Specification 9: never twice within 10,000 ms for one path. A time from the future is a clock that was set back. */
export function mayReload(reloads: Reloads, path: string, now: number): boolean {
  const last = reloads[path];
  return last === undefined || last > now || now - last >= RELOAD_GUARD_WINDOW_MS;
}

/** The reloads with this one; those that no longer guard anything are dropped. */
export function withReload(reloads: Reloads, path: string, now: number): Reloads {
  const guarding = Object.entries(reloads).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_WINDOW_MS);
  return { ...Object.fromEntries(guarding), [path]: now };
}

/** Reads what an earlier page left in storage; junk reads as nothing. */
export function readReloads(text: string | null): Reloads {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}
