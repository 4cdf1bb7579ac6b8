import type { Heading } from "#app/domain/content/safe-html.ts";

/** Links to parts of the page, in a row. */
export function JumpLinks({ headings, className = "" }: { headings: readonly Heading[]; className?: string }) {
  return (
    <nav className={`pill-links ${className}`.trim()} aria-label="On this page">
      <ul role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
