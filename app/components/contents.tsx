import type { Heading } from "#app/domain/content/safe-html.ts";
import { Icon } from "./icon.tsx";

/** Table of contents: beside the text on wide windows, else closed above it. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <details>
        <summary id="contents-title" className="eyebrow">
          On this page
          <Icon name="down" />
        </summary>
        <ol role="list">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
