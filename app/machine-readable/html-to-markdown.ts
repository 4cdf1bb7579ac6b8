/** Converts sanitized HTML (app/operator/rich-text.ts) to Markdown. */

import type { Element, ElementContent, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { escapeMarks, escapeStart, linkTarget } from "./markdown.ts";

type Node = RootContent | ElementContent;

const INLINE = new Set("a strong em br code sub sup img".split(" "));

const elements = (nodes: readonly Node[]) => nodes.filter((node): node is Element => node.type === "element");

function inText(node: Node): boolean {
  return node.type === "text" || (node.type === "element" && INLINE.has(node.tagName));
}

/** White space stays outside the marks: `** a **` is no emphasis. */
function marked(inner: string, mark: string): string {
  const core = inner.trim();
  const start = inner.length - inner.trimStart().length;
  const [before, after] = [inner.slice(0, start), inner.slice(start + core.length)];
  return core === "" ? before : `${before}${mark}${core}${mark}${after}`;
}

interface Base {
  origin: string;
}

function address(value: unknown, { origin }: Base): string | null {
  if (typeof value !== "string" || !URL.canParse(value, origin)) return null;
  return linkTarget(new URL(value, origin).href);
}

function inlineElement({ tagName, properties, children }: Element, base: Base): string {
  const inner = () => inline(children, base);
  if (tagName === "br") return "\\\n";
  if (tagName === "strong") return marked(inner(), "**");
  if (tagName === "em") return marked(inner(), "*");
  if (tagName === "a") {
    const href = address(properties.href, base);
    return href === null ? inner() : `[${inner()}](<${href}>)`;
  }
  if (tagName === "img") {
    const src = address(properties.src, base);
    return src === null ? "" : `![${escapeMarks(typeof properties.alt === "string" ? properties.alt : "")}](<${src}>)`;
  }
  return inner();
}

function inline(nodes: readonly Node[], base: Base): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return escapeMarks(node.value.replace(/\s+/g, " "));
      return node.type === "element" ? inlineElement(node, base) : "";
    })
    .join("");
}

function indented(text: string, by: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${by}`);
}

function list({ tagName, properties, children }: Element, base: Base): string {
  const first = typeof properties.start === "number" ? properties.start : 1;
  return elements(children)
    .map((item, index) => {
      const marker = tagName === "ol" ? `${first + index}. ` : "- ";
      return marker + indented(blocks(item.children, base).join("\n\n"), " ".repeat(marker.length));
    })
    .join("\n");
}

function rowsOf(nodes: readonly Node[]): Element[] {
  return elements(nodes).flatMap((node) => (node.tagName === "tr" ? [node] : rowsOf(node.children)));
}

function oneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const last = lines.pop() ?? "";
  return [...lines.map((line) => (line.endsWith("\\") ? line.slice(0, -1).trimEnd() : line)), last]
    .filter((line) => line !== "")
    .join(" ");
}

/** GFM: the first row is the header. */
function table({ children }: Element, base: Base): string {
  const rows = rowsOf(children).map((row) =>
    elements(row.children).map((cell) => oneLine(inline(cell.children, base))),
  );
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows.map(line);
  const caption = elements(children).find(({ tagName }) => tagName === "caption");
  const title = caption === undefined ? [] : [inline(caption.children, base).trim(), ""];
  return width === 0 ? "" : [...title, head, line(Array.from({ length: width }, () => "---")), ...body].join("\n");
}

function block(node: Element, base: Base): string[] {
  const { tagName, children } = node;
  if (/^h[2-4]$/.test(tagName)) return [`${"#".repeat(Number(tagName[1]))} ${inline(children, base).trim()}`];
  if (tagName === "ul" || tagName === "ol") return [list(node, base)];
  if (tagName === "table") return [table(node, base)];
  if (tagName === "hr") return ["---"];
  if (tagName === "blockquote") return [`> ${blocks(children, base).join("\n\n").replaceAll("\n", "\n> ")}`];
  if (tagName === "dt") return [marked(inline(children, base), "**")];
  return blocks(children, base);
}

/** Text between blocks becomes paragraphs. */
function blocks(nodes: readonly Node[], base: Base): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const paragraph = inline(run, base).trim();
    if (paragraph !== "") found.push(escapeStart(paragraph));
    run = [];
  };
  for (const node of nodes) {
    if (inText(node)) run.push(node);
    else if (node.type === "element") {
      endRun();
      found.push(...block(node, base).filter((text) => text !== ""));
    }
  }
  endRun();
  return found;
}

export function htmlToMarkdown(html: SafeHtml, origin: string): string {
  return blocks(fromHtml(html, { fragment: true }).children, { origin }).join("\n\n");
}
