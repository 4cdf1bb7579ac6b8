import type { Heading } from "#app/domain/content/safe-html.ts";

/** Links to parts of the page. @param label of the navigation, for screen readers */
export function PartLinks({ label, parts }: { label: string; parts: readonly Heading[] }) {
  return (
    <nav className="pill-links" aria-label={label}>
      <ul role="list">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
