/** What a tenant says for some days (tenant config): a closed road, heat. */

import * as v from "valibot";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { line, many, required, resolved } from "./fields.ts";
import { isoDate } from "./moments.ts";
import type { ListEntry } from "./reading.ts";

const MAX_NOTICES = 10;
const HALF_DAY_MS = 43_200_000;

const notice = resolved(
  v.object({
    text: required(line(200), "What visitors should know", "The road to the North Rim is closed by snow."),
    from: required(isoDate, "First day, at the tours' place", "2026-12-01"),
    until: required(isoDate, "Last day", "2027-05-15"),
    places: many(line(60), MAX_NOTICES, "Tags of the tours that it is about", ["North Rim"], "above every page"),
  }),
  (sent) => (sent.from <= sent.until ? sent : undefined),
);

type SentNotice = v.InferOutput<typeof notice>;

/** Notices that are not over anywhere on earth; of too many, those that begin first. */
function notOver(entries: readonly ListEntry[]): SentNotice[] {
  const { date: earliest } = placeTime(Date.now() - HALF_DAY_MS, "UTC");
  const ahead = entries.map(({ value }) => value as SentNotice).filter(({ until }) => until >= earliest);
  return ahead.length <= MAX_NOTICES ? ahead : ahead.toSorted((a, b) => a.from.localeCompare(b.from));
}

export const notices = many(
  notice,
  MAX_NOTICES,
  "Shown on these days: above every page, or on the pages of the tours concerned",
  undefined,
  undefined,
  { choose: notOver },
);
