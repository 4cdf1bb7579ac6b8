/** Names the HTML page as canonical. */

import { FOR_SEARCH, found } from "./file.ts";
import { joinParts } from "./markdown.ts";

export function markdownFile(parts: readonly string[], page: string) {
  return found({
    body: joinParts(parts),
    type: "text/markdown; charset=utf-8",
    headers: { ...FOR_SEARCH, link: `<${page}>; rel="canonical"` },
  });
}
