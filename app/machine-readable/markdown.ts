/** Markdown (CommonMark with GFM tables). Operator text goes through `markdownText`. */

/** Characters with a meaning anywhere in a line. */
const MARKS = /[\\`*_{}[\]<>|~&]/g;

function escapeMarks(text: string): string {
  return text.replace(MARKS, "\\$&");
}

function escapeStart(line: string): string {
  return line.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^[#+=-]/, "\\$&");
}

/** Plain text as one escaped line. */
export function markdownText(text: string): string {
  return escapeStart(escapeMarks(text.replace(/[\p{Cc}\s]+/gu, " ").trim()));
}

function linkTarget(url: string): string {
  return url.replace(/[<>\\\s]/g, encodeURIComponent);
}

export function link(title: string, url: string): string {
  return `[${markdownText(title)}](<${linkTarget(url)}>)`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function part(title: string, body: string): string {
  return body === "" ? "" : `## ${markdownText(title)}\n\n${body}`;
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((text) => text !== "").join("\n\n")}\n`;
}
