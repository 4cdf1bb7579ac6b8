import type { SafeHtml } from "#app/domain/content/safe-html.ts";

/** The only component that renders HTML of the operator. `SafeHtml` has been sanitized. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
