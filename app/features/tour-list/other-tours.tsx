import { AppLink } from "#app/components/app-link.tsx";

/** A tour that cannot be taken on the dates asked for. */
export interface OtherTour {
  id: number;
  title: string;
  href: string;
  /** Why not. */
  reason: string;
  /** The next date it can be taken on; null when unknown. */
  next: { text: string; href: string } | null;
}

/** Items of the list below the cards; rendered on the server. */
export function OtherTours({ tours }: { tours: readonly OtherTour[] }) {
  return tours.map(({ id, title, href, reason, next }) => (
    <li key={id} className="other-tour">
      <p>
        <AppLink href={href}>{title}</AppLink>
      </p>
      <p className="other-tour-reason">{reason}</p>
      {next === null ? null : (
        <p>
          <AppLink href={next.href} rel="nofollow">
            Next: {next.text}
          </AppLink>
        </p>
      )}
    </li>
  ));
}
