/**
 * What programs read instead of pages: crawlers, feed readers, calendars, assistants, phones. Made of the same content,
 * behind the same cache as pages; without a route of the client router, whose manifest every visitor downloads.
 */

import type { Loaded, Site } from "#app/context.ts";
import { RETRY_AFTER_SECONDS } from "#app/domain/constants.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import type { File, Question } from "./answer.ts";
import { departureIcs } from "./departure-ics.ts";
import { feed } from "./feed.ts";
import { favicon, ICON_PATHS, icon } from "./icons.ts";
import { llms } from "./llms.ts";
import { faqMarkdown, postMarkdown } from "./page-markdown.ts";
import { robots } from "./robots.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { tourMarkdown } from "./tour-markdown.ts";
import { webManifest } from "./web-manifest.ts";

type Answering = (question: Question, names: readonly string[]) => Loaded<File> | Promise<Loaded<File>>;

const FIXED: Readonly<Record<string, Answering>> = {
  "/robots.txt": robots,
  "/sitemap.xml": sitemap,
  "/llms.txt": llms,
  "/faq.md": faqMarkdown,
  "/blog/feed.xml": feed,
  "/manifest.webmanifest": webManifest,
  "/.well-known/security.txt": (question) => securityTxt(question),
  "/favicon.ico": favicon,
  "/apple-touch-icon.png": icon("touch"),
  [ICON_PATHS.small]: icon("small"),
  [ICON_PATHS.large]: icon("large"),
  [ICON_PATHS.maskable]: icon("maskable"),
};

const NAMED: readonly (readonly [path: RegExp, answer: Answering])[] = [
  [/^\/tours\/([^/]+)\.md$/, tourMarkdown],
  [/^\/tours\/([^/]+)\/([^/]+)\.ics$/, departureIcs],
  [/^\/blog\/([^/]+)\.md$/, postMarkdown],
];

function answering(path: string): (question: Question) => ReturnType<Answering> | null {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed !== undefined) return (question) => fixed(question, []);
  for (const [pattern, answer] of NAMED) {
    const names = pattern.exec(path);
    if (names !== null) return (question) => answer(question, names.slice(1));
  }
  return () => null;
}

function plain(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}

function responseOf(loaded: Loaded<File>): Response {
  if (loaded.status === "missing") return plain(404, "There is nothing at this address.");
  if (loaded.status === "failed") {
    return plain(503, "Temporarily unavailable. Please try again in a few minutes.", {
      "retry-after": String(RETRY_AFTER_SECONDS),
    });
  }
  const { body, type, keepSeconds, headers } = loaded.data;
  const response = new Response(body, { headers: { "content-type": type, ...headers } });
  if (keepSeconds !== undefined) {
    writeAnswerHeaders(response.headers, { browserCache: `public, max-age=${keepSeconds}` });
  }
  return response;
}

/** The answer to a request for one of these files; null when it is none of them. */
export async function machineAnswer(site: Site, url: URL): Promise<Response | null> {
  const loading = answering(url.pathname)({ site, query: url.searchParams });
  if (loading === null) return null;
  const response = responseOf(await loading);
  // Always in one piece, and known to caches and the log by this name.
  writeAnswerHeaders(response.headers, { render: "whole", route: "machine-readable" });
  return response;
}
