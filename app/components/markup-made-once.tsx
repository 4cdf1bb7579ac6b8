/**
 * Markup of what does nothing by itself, made once for as long as the content it shows stays in the isolate's memory: the
 * server renders a page again for every visitor who finds no kept one, and its menus and texts are the same each time
 * (tests/bench). Only for the server: `entry.server.tsx` brings this module along.
 */

import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ImageHost } from "./image-host.ts";
import type { MadeOf } from "./server-markup.ts";

interface Made extends Omit<MadeOf, "content"> {
  html: string;
}

/** More than anything is shown in; the oldest give way, as what it stood beside has changed. */
const MADE_OF_ONE = 8;

/** By the first object among the props: what is made of it goes with it. */
const made = new WeakMap<object, Made[]>();
/** Ids of markup made apart must differ on the page they meet on. */
let prefixes = 0;

function isSame(before: object, now: object): boolean {
  const keys = Object.keys(now) as (keyof typeof now)[];
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], now[key]));
}

function madeOnce({ content, type, props }: MadeOf, make: () => string): string {
  const ofContent = made.get(content) ?? [];
  const before = ofContent.find((one) => one.type === type && isSame(one.props, props));
  if (before !== undefined) return before.html;
  const html = make();
  made.set(content, [...ofContent.slice(1 - MADE_OF_ONE), { type, props, html }]);
  return html;
}

/** React asks for pictures before anything else; nothing that is made once is what a page waits for. */
const PRELOADS = /^(?:<link [^>]*>)+/;

/** With what React needs to take it over. Ids in it are the component's own: those of `useId` differ from the browser's. */
export function wholeMarkup(element: ReactElement, of: MadeOf): string {
  return madeOnce(of, () => renderToString(element).replace(PRELOADS, ""));
}

/** null when nothing in the props could tell that the content is still the same. */
export function markupMadeOnce(element: ReactElement<object>, imageHost: string | null): string | null {
  const values: unknown[] = Object.values(element.props);
  const content = values.find((value): value is object => typeof value === "object" && value !== null);
  if (content === undefined) return null;
  return madeOnce({ content, type: element.type, props: element.props }, () => {
    prefixes += 1;
    return renderToStaticMarkup(<ImageHost value={imageHost}>{element}</ImageHost>, {
      identifierPrefix: `p${prefixes}-`,
    });
  });
}
