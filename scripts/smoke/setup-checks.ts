/** What an owner may have forgotten: hand-off, redirects, icon, pages that search engines leave out. */

import { setTimeout as pause } from "node:timers/promises";
import { FAVICON_PATH } from "#app/domain/tenant/icons.ts";
import { listed } from "#scripts/owner/command.ts";
import { type Answer, header, pathsOfSitemap, pictureProblem } from "#scripts/owner/site.ts";
import { first, must, mustBeEmpty, Note, type Smoke } from "./check.ts";

/** Visits every page of the sitemap once, as a person does, so that the first visitors do not wait. */
export async function checkWarming({ site, check }: Smoke, pauseMs: number): Promise<void> {
  await check("every page of the sitemap was visited once, slowly", async () => {
    const paths = await site.sitemap();
    const skipped: string[] = [];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- slowly
      const { status } = await site.askPatiently(path);
      if (status !== 200) skipped.push(`${status} ${path}`);
      // oxlint-disable-next-line no-await-in-loop
      await pause(pauseMs);
    }
    const visited = `${paths.length - skipped.length} of ${paths.length} visited`;
    must(skipped.length === 0, `${visited}, without a copy: ${listed(skipped, 12)}`);
    return `${paths.length}`;
  });
}

const isClosed = (answer: Answer) =>
  header(answer, "x-robots-tag").includes("noindex") || /<meta name="robots" content="noindex/.test(answer.body);

/** @param pages of the sitemap, and those that the home page links to */
export async function checkIndexing(
  { check }: Smoke,
  pages: ReadonlyMap<string, Answer>,
  isUnlisted: boolean,
): Promise<void> {
  await check("search engines may list every page", () => {
    if (isUnlisted) throw new Note("they may list none: this is not the address of the brand");
    const closed = [...pages].filter(([, answer]) => isClosed(answer)).map(([path]) => path);
    if (closed.length > 0) throw new Note(`not ${listed(closed, 12)}`);
    return `${pages.size}`;
  });
}

export async function checkIcons({ site, check }: Smoke, home: Answer): Promise<void> {
  await check("the brand's icons load", async () => {
    const icons = ["icon", "apple-touch-icon"].map((rel) =>
      first(home.body, new RegExp(`<link rel="${rel}" href="([^"]+)"`, "g")),
    );
    const problems = await Promise.all(icons.map((src) => pictureProblem(src, site.origin)));
    mustBeEmpty(problems.filter((problem) => problem !== null));
    if (icons[0] === FAVICON_PATH) throw new Note("the brand has no icon (`faviconUrl`), so a plain pin is drawn");
  });
}

export async function checkHandoff({ site, check }: Smoke): Promise<void> {
  await check("another system serves sign-in and account", async () => {
    const answer = await site.ask("/signin");
    must(answer.status < 500, `HANDOFF_ORIGIN does not answer (${answer.status})`);
    if (header(answer, "cache-status").startsWith("pages"))
      throw new Note("none does: without HANDOFF_ORIGIN and HANDOFF_PATHS nobody can sign in");
  });
}

/** An owner works through them. */
const MAX_SHOWN = 50;

/** @param sitemap file or address of the earlier site's */
export async function checkOldAddresses({ site, check }: Smoke, sitemap: string): Promise<void> {
  await check("old addresses lead to a page", async () => {
    const old = await pathsOfSitemap(sitemap);
    const answers = await site.askAll(old);
    const own = [...answers].flatMap(([path, answer]) => {
      const target = new URL(header(answer, "location"), new URL(path, site.origin));
      const isOwn = answer.status >= 300 && answer.status < 400 && target.origin === site.origin;
      return isOwn ? [[path, target] as const] : [];
    });
    const ends = await site.askAll([...new Set(own.map(([, { pathname, search }]) => pathname + search))]);
    const lost = [...answers]
      .filter(([, { status }]) => status >= 400)
      .map(([path, { status }]) => `${status} ${path}`);
    const astray = own.filter(([, { pathname, search }]) => ends.get(pathname + search)?.status !== 200);
    const all = [...lost, ...astray.map(([path, { pathname }]) => `${path} leads to ${pathname}, which is no page`)];
    must(all.length === 0, `${all.length} do not: ${listed(all, MAX_SHOWN)}`);
    return `${old.length}`;
  });
}
