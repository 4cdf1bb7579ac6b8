/**
 * Files for crawlers, feed readers, calendars and assistants. Cached like pages, but no routes of the client router: every
 * visitor downloads its manifest.
 */

import type { Loaded, Site } from "#app/context.ts";
import { RETRY_AFTER_SECONDS, TOUR_TILES_PATH, TRY_AGAIN } from "#app/domain/constants.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { FAVICON_PATH, smallIcon, touchIcon } from "#app/domain/tenant/icons.ts";
import { departureIcs } from "./departure-ics.ts";
import { llms } from "./llms.ts";
import { markdownFile, noticeQuote, pageOfMarkdown, pageToMarkdown } from "./markdown.ts";
import { feed, sitemap } from "./sitemap-and-feed.ts";
import {
  FAILED,
  type File,
  type FileRequest,
  faviconSvg,
  MISSING,
  moved,
  robots,
  tourTiles,
  webManifest,
} from "./small-files.ts";

type FileHandler = (request: FileRequest, names: readonly string[]) => Loaded<File> | Promise<Loaded<File>>;

const FIXED: Readonly<Record<string, FileHandler>> = {
  "/robots.txt": robots,
  "/sitemap.xml": sitemap,
  "/llms.txt": llms,
  "/blog/feed.xml": feed,
  [TOUR_TILES_PATH]: tourTiles,
  "/manifest.webmanifest": webManifest,
  "/favicon.ico": ({ site }) => moved(smallIcon(site.tenant)),
  [FAVICON_PATH]: faviconSvg,
  "/apple-touch-icon.png": ({ site }) => moved(touchIcon(site.tenant)),
};

const NAMED: readonly (readonly [path: RegExp, handle: FileHandler])[] = [
  // Only it needs the renderer of the pages.
  [/^\/tours\/([^/]+)\.md$/, async (...asked) => (await import("./tour-markdown.tsx")).tourMarkdown(...asked)],
  [/^\/tours\/([^/]+)\/([^/]+)\.ics$/, departureIcs],
];

/** null for the path of no file */
function fileAt(path: string, request: FileRequest): ReturnType<FileHandler> | null {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed !== undefined) return fixed(request, []);
  for (const [pattern, handle] of NAMED) {
    const names = pattern.exec(path);
    if (names !== null) return handle(request, names.slice(1));
  }
  return null;
}

function responseOf(loaded: Loaded<File>): Response {
  if (loaded.status === "missing") return textAnswer(404, "There is nothing at this address.");
  if (loaded.status === "failed") {
    return textAnswer(503, `Temporarily unavailable. ${TRY_AGAIN}`, {
      "retry-after": String(RETRY_AFTER_SECONDS),
    });
  }
  const { body, type, browserCache, headers, status } = loaded.data;
  const response = new Response(body, {
    ...(status === undefined ? {} : { status }),
    headers: { "content-type": type, ...headers },
  });
  if (browserCache !== undefined) writeAnswerHeaders(response.headers, { browserCache });
  return response;
}

/** Never streamed; the log uses the route's name. */
function whole(loaded: Loaded<File>): Response {
  const response = responseOf(loaded);
  writeAnswerHeaders(response.headers, { render: "whole", route: "machine-readable" });
  return response;
}

async function pageMarkdown(site: Site, page: string, rendered: Response): Promise<Loaded<File>> {
  if (rendered.status !== 200) return rendered.status >= 500 ? FAILED : MISSING;
  const { markdown, canonical } = pageToMarkdown(await rendered.text(), site.origin + page);
  const [title = "", ...rest] = markdown.split("\n\n");
  return markdownFile([title, noticeQuote(site), ...rest], canonical ?? site.origin + page);
}

/**
 * The file at an address; null where there is none.
 *
 * @param render renders the page at a path of this site as HTML
 */
export async function machineAnswer(
  site: Site,
  url: URL,
  render: (path: string) => Promise<Response>,
): Promise<Response | null> {
  const loading = fileAt(url.pathname, { site, query: url.searchParams });
  if (loading !== null) return whole(await loading);
  const page = pageOfMarkdown(url.pathname);
  return page === null ? null : whole(await pageMarkdown(site, page, await render(page)));
}
