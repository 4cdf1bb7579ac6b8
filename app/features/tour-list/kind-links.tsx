import { PillLinks } from "#app/components/pill-links.tsx";
import { kindHref } from "#app/domain/tour/kinds.ts";

interface Props {
  kinds: readonly { slug: string; title: string }[];
  /** The category whose page it is; absent on the page of all tours. */
  current?: string;
}

/** Links to all tours and to the categories, in the same order on each page; rendered on the server. */
export function KindLinks({ kinds, current }: Props) {
  const links = [
    { href: "/our-tours", title: "All tours", isCurrent: current === undefined },
    ...kinds.map(({ slug, title }) => ({ href: kindHref(slug), title, isCurrent: slug === current })),
  ];
  return <PillLinks name="Kinds of tour" links={links} isSmall />;
}
