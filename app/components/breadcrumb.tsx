import { type Crumb, HOME_CRUMB } from "#app/domain/seo/crumbs.ts";
import { AppLink } from "./app-link.tsx";

/** The way from the home page to here; the page itself is its heading. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol role="list">
        {[HOME_CRUMB, ...crumbs].map(({ title, href }) => (
          <li key={href}>
            <AppLink href={href}>{title}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
