/** A page's Markdown as an answer: it names the page it is another form of, so that search engines keep to that. */

import { FOR_SEARCH, found } from "./answer.ts";
import { joinParts } from "./markdown.ts";

export function markdownFile(parts: readonly string[], page: string) {
  return found({
    body: joinParts(parts),
    type: "text/markdown; charset=utf-8",
    headers: { ...FOR_SEARCH, link: `<${page}>; rel="canonical"` },
  });
}
