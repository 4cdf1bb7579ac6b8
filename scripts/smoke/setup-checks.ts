/** What an owner may have forgotten: redirects, icon, time zone, pages that search engines leave out. */

import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";
import { FAVICON_PATH } from "#app/domain/tenant/icons.ts";
import { pathsIn, pathsOfSitemap } from "#scripts/sitemap-paths.ts";
import { check, first, must, mustBeEmpty, Note, Skip, shortList } from "./check.ts";
import { type Answer, askAll, askPatiently, header, origin, TIMEOUT_MS } from "./site.ts";
import { stateWithOtherClocks } from "./states.ts";

/** Visits every page of the sitemap once, as a person does, so that the first visitors do not wait. */
export async function warm(pauseMs: number): Promise<void> {
  await check("every page of the sitemap was visited once, slowly", async () => {
    const paths = pathsIn((await askPatiently("/sitemap.xml")).body);
    const failed: string[] = [];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- slowly
      const { status } = await askPatiently(path);
      if (status !== 200) failed.push(`${status} ${path}`);
      // oxlint-disable-next-line no-await-in-loop
      await pause(pauseMs);
    }
    mustBeEmpty(failed);
    return `${paths.length}`;
  });
}

const isClosed = ({ headers, body }: Answer) =>
  headers.get("x-robots-tag")?.includes("noindex") === true || /<meta name="robots" content="noindex/.test(body);

/** @param pages of the sitemap, and those that the home page links to */
export async function checkIndexing(pages: ReadonlyMap<string, Answer>, isUnlisted: boolean): Promise<void> {
  await check("search engines may list every page", () => {
    if (isUnlisted) throw new Note("they may list none: this is not the address of the brand");
    const closed = [...pages].filter(([, answer]) => isClosed(answer)).map(([path]) => path);
    if (closed.length > 0) throw new Note(`not ${shortList(closed, 12)}`);
    return `${pages.size}`;
  });
}

export async function checkIcons(home: Answer): Promise<void> {
  await check("the brand's icons load", async () => {
    const icons = ["icon", "apple-touch-icon"].map((rel) =>
      first(home.body, new RegExp(`<link rel="${rel}" href="([^"]+)"`, "g")),
    );
    const states = await Promise.all(
      icons.map(async (src) => {
        const response = await fetch(new URL(src, origin), { signal: AbortSignal.timeout(TIMEOUT_MS) });
        await response.body?.cancel();
        const type = response.headers.get("content-type") ?? "";
        return response.ok && type.startsWith("image/") ? [] : [`${response.status} ${type} ${src}`];
      }),
    );
    mustBeEmpty(states.flat());
    if (icons[0] === FAVICON_PATH) throw new Note("the brand has no icon (`faviconUrl`), so a plain pin is drawn");
  });
}

export async function checkTimeZone(home: Answer): Promise<void> {
  await check("times are those of the place", async () => {
    const timeZone = first((await askPatiently("/llms.txt")).body.replaceAll("\\", ""), /\(([A-Z]\w+\/[\w/+-]+)\)/g);
    if (timeZone === "") throw new Skip("/llms.txt names no time zone");
    const known = timeZone === DEFAULT_TIME_ZONE ? `${timeZone}, as without \`timeZone\`` : timeZone;
    const state = stateWithOtherClocks(home.body, timeZone);
    if (state !== null) throw new Note(`they are those of ${known}, but the brand's address is in ${state}`);
    return known;
  });
}

/** An owner works through them. */
const MAX_SHOWN = 50;

/** @param sitemap file or address of the earlier site's */
export async function checkOldAddresses(sitemap: string): Promise<void> {
  await check("old addresses lead to a page", async () => {
    const old = await pathsOfSitemap(sitemap);
    const answers = await askAll(old);
    const own = [...answers].flatMap(([path, answer]) => {
      const target = new URL(header(answer, "location"), new URL(path, origin));
      return answer.status >= 300 && answer.status < 400 && target.origin === origin ? [[path, target] as const] : [];
    });
    const ends = await askAll([...new Set(own.map(([, { pathname, search }]) => pathname + search))]);
    const lost = [...answers]
      .filter(([, { status }]) => status >= 400)
      .map(([path, { status }]) => `${status} ${path}`);
    const astray = own.filter(([, { pathname, search }]) => ends.get(pathname + search)?.status !== 200);
    const all = [...lost, ...astray.map(([path, { pathname }]) => `${path} leads to ${pathname}, which is no page`)];
    must(all.length === 0, `${all.length} do not: ${shortList(all, MAX_SHOWN)}`);
    return `${old.length}`;
  });
}
