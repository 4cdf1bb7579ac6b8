import { AppLink } from "./app-link.tsx";
import "./breadcrumb.css";

export interface Crumb {
  title: string;
  href: string;
}

/** The way from the home page to here; the page itself is its heading. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol role="list">
        {[{ title: "Home", href: "/" }, ...crumbs].map(({ title, href }) => (
          <li key={href}>
            <AppLink href={href}>{title}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
