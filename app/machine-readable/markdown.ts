/** Writing Markdown (CommonMark with GFM tables): everything that comes from the operator goes through `words`. */

/** Characters that mean something anywhere in a line. */
const MARKS = /[\\`*_{}[\]<>|~&]/g;

/** Escapes the marks of a piece of text that stands somewhere in a line. */
export function escapeMarks(text: string): string {
  return text.replace(MARKS, "\\$&");
}

/** Escapes what would make a line a heading, a list item or a rule. */
export function escapeStart(line: string): string {
  return line.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^[#+=-]/, "\\$&");
}

/** Plain text as one line of Markdown that says just that. */
export function words(text: string): string {
  return escapeStart(escapeMarks(text.replace(/[\p{Cc}\s]+/gu, " ").trim()));
}

/** Percent-encodes what would end the `<…>` of a link early. */
export function linkTarget(url: string): string {
  return url.replace(/[<>\\\s]/g, encodeURIComponent);
}

/** @param url absolute */
export function link(title: string, url: string): string {
  return `[${words(title)}](<${linkTarget(url)}>)`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A part under a heading; "" when there is nothing to say. */
export function part(title: string, body: string): string {
  return body === "" ? "" : `## ${words(title)}\n\n${body}`;
}

/** Parts that have something to say, a blank line between. */
export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((text) => text !== "").join("\n\n")}\n`;
}
