import type { SafeHtml } from "#app/domain/content/safe-html.ts";

/** The only place that sets markup from data: `SafeHtml` has been through the sanitizer. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
