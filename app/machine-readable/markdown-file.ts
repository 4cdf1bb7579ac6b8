/** Names the HTML page as canonical. */

import { type File, FOR_SEARCH, found } from "./file.ts";
import { joinParts } from "./markdown.ts";

export function markdownFile(parts: readonly string[], page: string, more: Pick<File, "isDated"> = {}) {
  return found({
    ...more,
    body: joinParts(parts),
    type: "text/markdown; charset=utf-8",
    headers: { ...FOR_SEARCH, link: `<${page}>; rel="canonical"` },
  });
}
