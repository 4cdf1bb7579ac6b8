/**
 * Parses HTML with bounds. The HTML standard makes parsers add elements that are not in the text: formatting elements left
 * open are opened again in every block, so that 20 KB can become 8.5 MB (docs/threats.md T26). The bounds are checked while
 * the tree grows, and what exceeds one is given up.
 */

import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from "parse5";

/** Open elements; page builders nest some thirty. */
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;
/** Characters of tags, and moves of nodes, for each character of the text; ordinary HTML takes less than two. */
const COST_PER_CHAR = 5;
const FREE_COST = 10_000;

type Attributes = Parameters<TreeAdapter["createElement"]>[2];

export class HtmlOverBounds extends Error {
  override name = "HtmlOverBounds";
}

function tagChars(tagName: string, attributes: Attributes): number {
  const pair = 2 * tagName.length + "<></>".length;
  return attributes.reduce((sum, { name, value }) => sum + name.length + value.length + ' =""'.length, pair);
}

/** Counts what the parser does to the tree. */
function boundedAdapter(maxCost: number): TreeAdapter<DefaultTreeAdapterMap> {
  let cost = 0;
  let depth = 0;
  const pay = (chars: number) => {
    cost += chars;
    if (cost > maxCost) throw new HtmlOverBounds("grows while it is parsed");
  };
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      if (attributes.length > MAX_ATTRIBUTES) throw new HtmlOverBounds(`more than ${MAX_ATTRIBUTES} attributes`);
      pay(tagChars(tagName, attributes));
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    appendChild(parent, node) {
      pay(1);
      defaultTreeAdapter.appendChild(parent, node);
    },
    insertBefore(parent, node, reference) {
      pay(1);
      defaultTreeAdapter.insertBefore(parent, node, reference);
    },
    detachNode(node) {
      pay(1);
      defaultTreeAdapter.detachNode(node);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new HtmlOverBounds(`nested more than ${MAX_DEPTH} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** @throws HtmlOverBounds with the bound that `html` exceeds */
export function parseBounded(html: string): Root {
  const treeAdapter = boundedAdapter(COST_PER_CHAR * html.length + FREE_COST);
  return fromParse5(parseFragment(html, { treeAdapter, scriptingEnabled: false })) as Root;
}
