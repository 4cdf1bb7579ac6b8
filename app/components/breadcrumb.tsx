import { type Crumb, HOME_CRUMB } from "#app/domain/seo/crumbs.ts";
import { AppLink } from "./app-link.tsx";

interface Props {
  crumbs?: readonly Crumb[];
  /** This page; cut where it is too long for the line. */
  here: string;
}

/** Links from the home page down to the parent of this page, and its own name. */
export function Breadcrumb({ crumbs = [], here }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol role="list">
        {[HOME_CRUMB, ...crumbs].map(({ title, href }) => (
          <li key={href}>
            <AppLink href={href}>
              <bdi>{title}</bdi>
            </AppLink>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
