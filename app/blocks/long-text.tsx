import { Contents } from "#app/components/contents.tsx";
import type { Heading } from "#app/domain/content/safe-html.ts";

/** Frame of a page that is one long text, with a table of contents. */
export function LongText({ headings, children }: { headings: readonly Heading[]; children: React.ReactNode }) {
  return (
    <div className="wrap text-with-contents long-text">
      <Contents headings={headings} />
      <div className="long-text-body">{children}</div>
    </div>
  );
}
