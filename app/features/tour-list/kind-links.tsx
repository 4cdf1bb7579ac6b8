import { AppLink } from "#app/components/app-link.tsx";
import { type DateQuery, dateQueryString } from "#app/domain/tour/date-search.ts";

interface Props {
  kinds: readonly { slug: string; title: string }[];
  /** The category whose page it is; absent on the page of all tours. */
  current?: string;
  /** Stays asked for. */
  dateQuery: DateQuery;
}

/** Links to all tours and to the categories, in the same order on each page; rendered on the server. */
export function KindLinks({ kinds, current, dateQuery }: Props) {
  const query = dateQueryString(dateQuery);
  const links = [
    { path: "/our-tours", title: "All tours", isCurrent: current === undefined },
    ...kinds.map(({ slug, title }) => ({ path: `/our-tours/${slug}`, title, isCurrent: slug === current })),
  ];
  return (
    <ul role="list" className="kinds">
      {links.map(({ path, title, isCurrent }) => (
        <li key={path}>
          <AppLink
            href={path + query}
            aria-current={isCurrent ? "page" : undefined}
            rel={query === "" ? undefined : "nofollow"}
          >
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
