/** Markdown (CommonMark with GFM tables). Operator text goes through `markdownText`. */

import type { Site } from "#app/context.ts";
import { isVisitorPath } from "#app/domain/http/visitor-paths.ts";
import { decodedPath, isPagePath } from "#app/domain/names/paths.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { FOR_SEARCH, found } from "./file.ts";

/** The header names the HTML page as canonical. */
export function markdownFile(parts: readonly string[], page: string) {
  return found({
    body: joinParts(parts),
    type: "text/markdown; charset=utf-8",
    headers: { ...FOR_SEARCH, link: `<${page}>; rel="canonical"` },
  });
}

/** The notices of today, below the title. @param tags of a tour, whose own notices follow */
export function noticeQuote(site: Site, tags: readonly string[] | null = null): string {
  const { notices } = site.tenant;
  const texts = [...noticesNow(notices, site), ...(tags === null ? [] : noticesNow(notices, site, tags))];
  return texts.map((text) => `> Notice: ${markdownText(text)}`).join("\n\n");
}

function isPage(path: string): boolean {
  return isPagePath(decodedPath(path) ?? "") && !isVisitorPath(path);
}

/** The address of a page as Markdown: its path with `.md`, `/index.md` for the home page; null where there is none. */
export function markdownPath(pathname: string): string | null {
  const path = pathname.replace(/\/$/, "");
  if (path === "") return "/index.md";
  return isPage(path) && path !== "/index" ? `${path}.md` : null;
}

/** The page whose Markdown is at a path; null for other paths. */
export function pageOfMarkdown(pathname: string): string | null {
  if (pathname === "/index.md") return "/";
  const path = pathname.endsWith(".md") ? pathname.slice(0, -".md".length) : "";
  return isPage(path) ? path : null;
}

/** Characters with a meaning anywhere in a line. */
const MARKS = /[\\`*_{}[\]<>|~&]/g;

function escapeMarks(text: string): string {
  return text.replace(MARKS, "\\$&");
}

function escapeStart(line: string): string {
  return line.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^[#+=-]/, "\\$&");
}

/** Plain text as one escaped line. */
export function markdownText(text: string): string {
  return escapeStart(escapeMarks(text.replace(/[\p{Cc}\s]+/gu, " ").trim()));
}

function linkTarget(url: string): string {
  return url.replace(/[<>\\\s]/g, encodeURIComponent);
}

export function link(title: string, url: string): string {
  return `[${markdownText(title)}](<${linkTarget(url)}>)`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function part(title: string, body: string): string {
  return body === "" ? "" : `## ${markdownText(title)}\n\n${body}`;
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((text) => text !== "").join("\n\n")}\n`;
}
