import { AppLink } from "#app/components/app-link.tsx";
import { kindHref } from "#app/domain/tour/kinds.ts";

interface Props {
  kinds: readonly { slug: string; title: string }[];
  /** The category whose page it is; absent on the page of all tours. */
  current?: string;
}

/** Links to all tours and to the categories, in the same order on each page; rendered on the server. */
export function KindLinks({ kinds, current }: Props) {
  const links = [
    { path: "/our-tours", title: "All tours", isCurrent: current === undefined },
    ...kinds.map(({ slug, title }) => ({ path: kindHref(slug), title, isCurrent: slug === current })),
  ];
  return (
    <ul role="list" className="kinds">
      {links.map(({ path, title, isCurrent }) => (
        <li key={path}>
          <AppLink href={path} aria-current={isCurrent ? "page" : undefined}>
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
