import { memo } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Kept } from "#app/components/kept.tsx";
import { Picture } from "#app/components/picture.tsx";
import { PlanLink } from "#app/components/plan-link.tsx";
import { dollars, durationText } from "#app/domain/tour/text.ts";
import { type TourOnCard, tourHref } from "#app/domain/tour/tour.ts";
import { useArrival } from "./picture.tsx";
import "./card.css";

function TourCard({ tour, level = 3 }: { tour: TourOnCard; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const length = durationText(tour);
  const picture = useArrival(tour.id);
  return (
    <article className="tour-card" data-tour={tour.id}>
      <Picture ref={picture} src={tour.image} alt="" width={1600} height={1067} className="tour-card-picture" />
      <div className="tour-card-body">
        {tour.tags[0] === undefined ? null : <p className="eyebrow">{tour.tags[0]}</p>}
        <Heading className="tour-card-title">
          <AppLink href={tourHref(tour)} className="tour-card-link">
            {tour.title}
          </AppLink>
        </Heading>
        {tour.summary === "" ? null : <p className="tour-card-summary">{tour.summary}</p>}
        {tour.overnight ? <PlanLink /> : null}
        <p className="tour-card-facts">
          {length === null ? null : (
            <span className="tour-card-duration">
              <Icon name="clock" /> {length}
            </span>
          )}
          {tour.priceFrom === null ? null : (
            <span className="tour-card-price">
              from <strong>{dollars(tour.priceFrom)}</strong> per adult
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

interface GridProps {
  /** Left out in a document that has their cards already (docs/decisions/025). */
  tours: readonly TourOnCard[] | undefined;
  level?: 2 | 3;
}

export const TourGrid = memo(function TourGrid({ tours, level }: GridProps) {
  if (tours === undefined) return <Kept element="ul" />;
  return (
    <ul className="tour-grid long-list" role="list">
      {tours.map((tour) => (
        <li key={tour.id}>
          <TourCard tour={tour} level={level} />
        </li>
      ))}
    </ul>
  );
});
