import type { Heading } from "#app/domain/content/safe-html.ts";

/** Table of contents. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="eyebrow">
        On this page
      </p>
      <ol role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
