import { AppLink } from "#app/components/app-link.tsx";

interface Kind {
  slug: string;
  title: string;
  /** Number of tours. */
  count?: number;
}

/** Links to the categories; rendered on the server. */
export function KindLinks({
  kinds,
  all = false,
  row = false,
}: {
  kinds: readonly Kind[];
  all?: boolean;
  row?: boolean;
}) {
  return (
    <ul role="list" className={row ? "kinds kinds-row" : "kinds"}>
      {kinds.map(({ slug, title, count }) => (
        <li key={slug}>
          <AppLink href={`/our-tours/${slug}`}>
            {title}
            {count === undefined ? null : (
              <>
                {" "}
                <span aria-hidden="true">·</span> {count}
              </>
            )}
          </AppLink>
        </li>
      ))}
      {all ? (
        <li>
          <AppLink href="/our-tours">All tours</AppLink>
        </li>
      ) : null}
    </ul>
  );
}
