import { monthTitle } from "#app/domain/calendar/dates.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { ratingText } from "#app/domain/tour/facts.ts";

type Reviewed = Pick<TourDetail, "rating" | "reviewCount" | "reviewsAreDemo" | "reviews">;

/** Rating and quotes of a tour's page; nothing without either. */
export function TourReviews({ tour }: { tour: Reviewed }) {
  const rating = ratingText(tour);
  const reviews = tour.reviews ?? [];
  if (rating === "" && reviews.length === 0) return null;
  return (
    <section className="tour-part tour-reviews" aria-labelledby="reviews">
      <h2 id="reviews">{reviews.length === 0 ? "Guests’ rating" : "What guests say"}</h2>
      {rating === "" ? null : (
        <p>
          <strong>{rating}</strong>
        </p>
      )}
      {rating === "" && tour.reviewsAreDemo ? <p>Demo data.</p> : null}
      {reviews.map(({ text, name, month, source }) => (
        <figure key={name + text}>
          <blockquote>{text}</blockquote>
          <figcaption>{[name, month === null ? "" : monthTitle(month), source].filter(Boolean).join(", ")}</figcaption>
        </figure>
      ))}
    </section>
  );
}
