import type { SafeHtml } from "#app/domain/content/safe-html.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decoded(whole: string, code: string): string {
  if (!code.startsWith("#")) return ENTITIES[code] ?? whole;
  const point = code.startsWith("#x") ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
}

/** The text of sanitized HTML (rich-text.ts) on one line. Not escaped: it may contain `<`. */
export function plainText(html: SafeHtml): string {
  return html
    .replace(
      /<\/?(?:p|h[2-4]|ul|ol|li|br|blockquote|figure|figcaption|table|caption|t[hrd]|dl|dt|dd|hr)\b[^<>]*>/g,
      " ",
    )
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decoded)
    .replace(/\s+/g, " ")
    .trim();
}
