import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";

interface Props {
  /** From 1. */
  page: number;
  /** Addresses of all pages, in order. */
  hrefs: readonly string[];
}

/** Links between the pages of a long list; rendered on the server. */
export function TourPages({ page, hrefs }: Props) {
  const [previous, next] = [hrefs[page - 2], hrefs[page]];
  return (
    <nav className="tour-pages" aria-label="Pages of this list">
      {previous === undefined ? null : (
        <AppLink href={previous} rel="prev">
          <Icon name="previous" /> Previous
        </AppLink>
      )}
      <ol role="list">
        {hrefs.map((href, index) => (
          <li key={href}>
            <AppLink
              href={href}
              aria-label={`Page ${index + 1}`}
              {...(index + 1 === page ? { "aria-current": "page" as const } : {})}
            >
              {index + 1}
            </AppLink>
          </li>
        ))}
      </ol>
      {next === undefined ? null : (
        <AppLink href={next} rel="next">
          Next <Icon name="next" />
        </AppLink>
      )}
    </nav>
  );
}
