/** Parts of a page as they were rendered before. Only for the server, like `markup-made-once.tsx`, which remembers them. */

import { createElement, type ReactElement } from "react";
import { markupMadeOnce } from "#app/components/markup-made-once.tsx";
import { contentsOf } from "#app/domain/content/blocks.ts";
import type { LongTextPart, StillPart as Still } from "#app/domain/content/page-parts.ts";
import { StillPart } from "./still-part.tsx";
import { TourText } from "./tour-text.tsx";

/** With the picture the page is judged by, or put together anew for each render. */
const ANEW = new Set<Still["type"]>(["article", "head", "hero", "empty", "tours"]);

/** What stays the same from one render to the next are its blocks. */
function WrittenPage({ blocks }: Pick<LongTextPart, "blocks">) {
  return <StillPart part={{ type: "longText", headings: contentsOf(blocks), blocks }} />;
}

/** The outermost element of a part, apart from what is in it; React writes it with at most a class. */
function apart(markup: string): ReactElement | null {
  const [whole, element, className] = /^<(section|div)(?: class="([^"<>&]*)")?>/.exec(markup) ?? [];
  if (whole === undefined || element === undefined || !markup.endsWith(`</${element}>`)) return null;
  const __html = markup.slice(whole.length, -`</${element}>`.length);
  return createElement(element, { className, dangerouslySetInnerHTML: { __html } });
}

/** By what stays the same from one render to the next. */
function elementOf(part: Still): ReactElement<object> {
  if (part.type === "longText") return <WrittenPage blocks={part.blocks} />;
  if (part.type === "tourText") return <TourText tour={part.tour} />;
  return <StillPart part={part} />;
}

/** The part as it was rendered before; null when it has to be rendered with its page. */
export function keptMarkup(part: Still, imageHost: string | null): React.ReactNode {
  if (ANEW.has(part.type)) return null;
  const markup = markupMadeOnce(elementOf(part), imageHost);
  return markup === null ? null : apart(markup);
}
