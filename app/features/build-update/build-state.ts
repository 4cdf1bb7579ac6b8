/** Which build this page belongs to, and whether another one answers by now. One a tab. */

import { BUILD_HEADER, isOtherBuild, readBuildId } from "#app/domain/http/build.ts";

let own: string | null = null;
let outdated = false;

export function setOwnBuild(id: string): void {
  own ??= id;
}

export function isOutdated(): boolean {
  return outdated;
}

function learn(answered: string | null): void {
  if (own !== null && isOtherBuild(own, answered)) outdated = true;
}

/** True when the answer was made by another build than this page. */
export function isAnsweredByOther(response: Response): boolean {
  learn(response.headers.get(BUILD_HEADER));
  return own !== null && isOtherBuild(own, response.headers.get(BUILD_HEADER));
}

/** Asks for the newest build. Not being answered changes nothing. */
export async function askForBuild(): Promise<void> {
  try {
    const response = await fetch("/builds/latest.json", { cache: "no-store" });
    if (response.ok) learn(readBuildId(await response.json()));
  } catch {
    // Offline: the next poll asks again.
  }
}
