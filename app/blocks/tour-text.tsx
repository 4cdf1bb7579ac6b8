import type { TourDetail } from "#app/domain/tour/detail.ts";
import { TourSections } from "#app/features/tour/tour-sections.tsx";
import { Faq } from "./faq.tsx";

/** Everything there is to read about a tour. */
export function TourText({ tour }: { tour: TourDetail }) {
  return (
    <div className="tour-text">
      <TourSections tour={tour} questions={<Faq type="faq" title="" groups={[{ title: "", items: tour.faq }]} />} />
    </div>
  );
}
