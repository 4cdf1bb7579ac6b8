import { AppLink } from "#app/components/app-link.tsx";
import type { OtherTour } from "#app/domain/tour/tour-list.ts";

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
