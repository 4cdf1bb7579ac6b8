/** Converts a page's HTML to a React tree, so that the yardsticks render the same markup as the site. */

import type { Element, ElementContent, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";

/** hast properties that React names differently. */
const RENAMED: Record<string, string> = { autocapitalize: "autoCapitalize", xLinkHref: "xlinkHref" };

function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(";")
      .map((rule) => rule.split(":"))
      .filter((rule): rule is [string, string] => rule.length === 2)
      .map(([name, value]) => [name.trim(), value.trim()]),
  );
}

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (name === "style") props.style = styleOf(String(value));
    else props[RENAMED[name] ?? name] = Array.isArray(value) ? value.join(" ") : value;
  }
  return props;
}

function toReact(node: RootContent | ElementContent, key: number): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "script") return null;
  const children = node.children.map(toReact);
  return createElement(node.tagName, { key, ...propsOf(node) }, ...(children.length > 0 ? children : []));
}

/** The `<html>` element of a page, without its scripts. */
export function markupTree(html: string): ReactNode {
  const root = fromHtml(html).children.find((node) => node.type === "element");
  return root === undefined ? null : toReact(root, 0);
}
