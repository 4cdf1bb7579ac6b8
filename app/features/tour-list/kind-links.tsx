import { AppLink } from "#app/components/app-link.tsx";

/** Links to the categories; rendered on the server. */
export function KindLinks({
  kinds,
  current,
}: {
  kinds: readonly { slug: string; title: string }[];
  /** The category whose page it is: the links stand in one row, the first leads to all tours. */
  current?: string;
}) {
  return (
    <ul role="list" className={current === undefined ? "kinds" : "kinds kinds-row"}>
      {current === undefined ? null : (
        <li>
          <AppLink href="/our-tours">All tours</AppLink>
        </li>
      )}
      {kinds.map(({ slug, title }) => (
        <li key={slug}>
          <AppLink href={`/our-tours/${slug}`} aria-current={slug === current ? "page" : undefined}>
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
