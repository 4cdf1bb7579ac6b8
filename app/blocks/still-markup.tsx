/**
 * Markup of still parts, made once for as long as their content stays in the isolate's memory: the server renders a page
 * again for every visitor who finds no kept one, and its texts are the same each time (tests/bench). Only for the server:
 * `entry.server.tsx` brings this module along, `parts.tsx` knows nothing of React's server build.
 */

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ImageHost } from "#app/components/image-host.ts";
import type { StillPart as Still } from "#app/domain/page-parts.ts";
import { StillPart } from "./still-part.tsx";

/** The outermost element of a part, apart from what is in it. */
interface Markup {
  element: string;
  className: string | undefined;
  html: string;
}

const made = new WeakMap<object, Markup>();
/** Ids of parts made apart must differ on the page they meet on. */
let parts = 0;

const ANEW = new Set<Still["type"]>(["article", "head", "hero", "empty", "tours"]);

/** What stays the same object from one render to the next; null for parts with the picture the page is judged by, and those put together anew. */
function identityOf(part: Still): object | null {
  if (ANEW.has(part.type)) return null;
  return part.type === "longText" ? part.blocks : part;
}

/** React writes one element with at most a class: everything else belongs to what is inside. */
function apart(markup: string): Markup | null {
  const [whole, element, className] = /^<(section|div)(?: class="([^"<>&]*)")?>/.exec(markup) ?? [];
  if (whole === undefined || element === undefined || !markup.endsWith(`</${element}>`)) return null;
  return { element, className, html: markup.slice(whole.length, -`</${element}>`.length) };
}

const alone = (part: Still, imageHost: string | null) => (
  <ImageHost value={imageHost}>
    <StillPart part={part} />
  </ImageHost>
);

/** The part as it was rendered before; null when it has to be rendered with its page. */
export function keptMarkup(part: Still, imageHost: string | null): React.ReactNode {
  const identity = identityOf(part);
  if (identity === null) return null;
  const markup =
    made.get(identity) ?? apart(renderToStaticMarkup(alone(part, imageHost), { identifierPrefix: `p${++parts}-` }));
  if (markup === null) return null;
  made.set(identity, markup);
  const { element, className, html } = markup;
  return createElement(element, { className, dangerouslySetInnerHTML: { __html: html } });
}
