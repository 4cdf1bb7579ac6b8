import { RELOAD_GUARD_WINDOW_MS } from "#app/domain/constants.ts";

export const BUILD_HEADER = "x-build";

/** The id in `/builds/latest.json`, or null. */
export function readBuildId(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" && input.id !== "" ? input.id : null;
}

/** False when the answer does not name its build. */
export function isOtherBuild(own: string, answered: string | null): boolean {
  return answered !== null && answered !== "" && answered !== own;
}

/** Paths reloaded for a build update, with the time in ms since the epoch. */
export type Reloads = Readonly<Record<string, number>>;

/** Specification 9: at most once per path in 10,000 ms. A time in the future means the clock was set back. */
export function mayReload(reloads: Reloads, path: string, now: number): boolean {
  const last = reloads[path];
  return last === undefined || last > now || now - last >= RELOAD_GUARD_WINDOW_MS;
}

export function withReload(reloads: Reloads, path: string, now: number): Reloads {
  const guarding = Object.entries(reloads).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_WINDOW_MS);
  return { ...Object.fromEntries(guarding), [path]: now };
}

/** Reads sessionStorage; unreadable text gives none. */
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
