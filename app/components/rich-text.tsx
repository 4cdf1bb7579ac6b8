import type { SafeHtml } from "#app/domain/content/safe-html.ts";

/** The only component that renders HTML of the operator. `SafeHtml` has been sanitized. */
export function RichText({ html, lang }: { html: SafeHtml; lang?: string | undefined }) {
  return <div lang={lang} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
