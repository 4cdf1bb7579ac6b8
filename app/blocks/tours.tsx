import * as v from "valibot";
import { type TourOnCard, toursWithTag } from "#app/domain/tour/tour.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { optional, resolved, whole, words } from "#app/operator/fields.ts";
import { blockKind, heading, lead } from "./block.ts";
import { Section } from "./section.tsx";

const schema = resolved(
  v.object({
    type: v.literal("tours"),
    title: heading("Zion from Kanab"),
    text: lead(),
    tag: words(60, "Only tours with this tag; without one, those of `top-tours`", "Zion National Park"),
    limit: optional(whole(48), "How many at most, 6 by default", 3),
  }),
  // The cards' headings are one level below this one.
  ({ title, limit, ...rest }) => ({ ...rest, title: title || "Our tours", limit: limit ?? 6 }),
);

interface ToursHead {
  title: string;
  text: string;
  band?: "sunken";
  limit: number;
}

export interface ToursPart extends ToursHead {
  type: "tours";
  tours: TourOnCard[];
}

/** Tours that the operator has not answered with yet: streamed behind the page. */
export interface PendingToursPart<Tours = TourOnCard[]> extends ToursHead {
  type: "pendingTours";
  tours: Promise<Tours>;
}

export const tours = blockKind({
  meaning: "Cards of tours",
  schema,
  part({ tag, ...head }, { all, places, card, top }): ToursPart | PendingToursPart | null {
    if (tag !== "") {
      const tagged = toursWithTag(all, places.tags.slugOf(tag)).slice(0, head.limit).map(card);
      return tagged.length === 0 ? null : { ...head, tours: tagged };
    }
    const chosen = top(head.limit);
    return Array.isArray(chosen) ? { ...head, tours: chosen } : { ...head, type: "pendingTours", tours: chosen };
  },
  view(part, site) {
    if (part.type === "pendingTours") return null;
    const { title, text, band } = part;
    return (
      <Section title={title} text={text} band={band}>
        <TourGrid site={site} tours={part.tours} />
      </Section>
    );
  },
});
