/** Addresses of pages as Markdown: the page's path with `.md`, `/index.md` for the home page. */

import { isVisitorPath } from "#app/domain/http/visitor-paths.ts";
import { decodedPath, isPagePath } from "#app/domain/names/paths.ts";

function isPage(path: string): boolean {
  return isPagePath(decodedPath(path) ?? "") && !isVisitorPath(path);
}

/** null where there is none */
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
