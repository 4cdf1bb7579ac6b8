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

export interface ToursPart {
  type: "tours";
  title: string;
  text: string;
  band?: "sunken";
  tours: TourOnCard[];
}

export const tours = blockKind({
  meaning: "Cards of tours",
  schema,
  part({ tag, limit, ...head }, { all, places, card, top }): ToursPart | null {
    const chosen = (tag === "" ? top : toursWithTag(all, places.tags.slugOf(tag))).slice(0, limit);
    return chosen.length === 0 ? null : { ...head, tours: chosen.map(card) };
  },
  view: ({ title, text, band, tours: cards }, site) => (
    <Section title={title} text={text} band={band}>
      <TourGrid site={site} tours={cards} />
    </Section>
  ),
});
