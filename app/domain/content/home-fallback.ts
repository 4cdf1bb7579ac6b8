/** Home page without any operator content. */

import type { Page } from "#app/blocks/page.server.ts";
import { destinationPoster } from "#app/domain/tour/destinations.ts";

/** @param from of `fromTown` */
export const homeWithoutOperator = (from: string): Page => ({
  title: `National-park tours${from}`,
  description: `Tours${from} to the parks and the desert around them.`,
  image: null,
  updated: "",
  blocks: [
    {
      type: "hero",
      id: null,
      title: `Great places, one coach ride${from || " away"}`,
      text: "Prices and dates cannot be loaded right now. The places are still there: have a look around, and come back in a few minutes to book.",
      picture: { src: destinationPoster("grand-canyon"), alt: "" },
      actions: [],
      note: "",
    },
    { type: "tours", title: "Where to go", text: "", tag: "", limit: 8 },
  ],
});
