/** Names the HTML page as canonical. */

import type { Site } from "#app/context.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { FOR_SEARCH, found } from "./file.ts";
import { joinParts, markdownText } from "./markdown.ts";

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
