import type { SafeHtml } from "#app/domain/content/safe-html.ts";

const BLOCKS = new Set(
  "p h2 h3 h4 ul ol li br blockquote figure figcaption table thead tbody caption tr th td dl dt dd hr".split(" "),
);
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decoded(whole: string, code: string): string {
  if (!code.startsWith("#")) return ENTITIES[code] ?? whole;
  const point = code.startsWith("#x") ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
}

/** The text of sanitized HTML (rich-text.ts) on one line; unescaped, so it may contain `<`. */
export function plainText(html: SafeHtml): string {
  return html
    .replace(/<\/?([a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/g, (_tag, name: string) => (BLOCKS.has(name) ? " " : ""))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decoded)
    .replace(/\s+/g, " ")
    .trim();
}
