/** `GET /api/series` (specification 7). */

import * as v from "valibot";
import { ACTIVITY_SEARCH } from "#app/domain/cart/activity-search.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { hours, line, listOf, optional, picture, required, resolved, words } from "./fields.ts";
import { OPAQUE_ID, opaqueId } from "./identifiers.ts";
import { isoDate } from "./moments.ts";
import { price } from "./money.ts";
import { resource } from "./resource.ts";
import { SERIES } from "./visitor-calls.ts";

const activity = resolved(
  v.object({
    id: required(opaqueId, "Id of the activity; `See dates` leads to `{BASE_SITE_URL}/search?activity={id}`", 31),
    title: required(line(200), "Name of the activity", "Kayak in Black Canyon"),
    summary: words(600, "A sentence or two for its card", "Paddle to hot springs and a waterfall."),
    place: words(
      200,
      "Where it is: the place, then after ` · ` what else helps; equal places make one filter",
      "Coral Pink Sand Dunes · 30 min from Kanab",
      "it is in no filter by place",
    ),
    image: optional(picture, "Picture on its card, 3:2, 1600 pixels wide", "/media/kayak.jpg", "a drawn placeholder"),
    durationHours: optional(hours, "How long it takes, in hours", 4),
    priceFrom: optional(price, "Lowest price of an adult", 89),
    nextDate: optional(isoDate, "The next day with a place", "2026-12-05", "it is sorted among those of this month"),
  }),
  ({ image, ...rest }) => ({ ...rest, image: image ?? NO_IMAGE }),
);

export type Activity = v.InferOutput<typeof activity>;

export const series = resource({
  ...SERIES,
  name: "series",
  params: {},
  query: {
    q: { meaning: "Words to search for; absent for all", example: "kayak", pattern: ACTIVITY_SEARCH },
    destination: {
      meaning: "Slug of a place: only those there. The site filters by itself and does not send it",
      example: "zion-national-park",
      pattern: OPAQUE_ID,
    },
  },
  from: ["browser"],
  ofVisitor: true,
  meaning: "Activities, in the order in which they are shown",
  without: "No activities",
  maxBytes: MAX_BODY_BYTES,
  data: listOf(activity, 60),
});
