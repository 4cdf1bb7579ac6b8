/** Kinds of values in the files of the demo's content. */

import * as v from "valibot";

export const text = v.string();
export const id = v.pipe(v.number(), v.integer());
export const usd = v.pipe(v.number(), v.minValue(0));
export const date = v.pipe(v.string(), v.isoDate("Expected a date such as 2026-11-25"));
export const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, "Expected a time such as 07:30"));
export const path = v.pipe(v.string(), v.regex(/^(?:\/|#|https:\/\/)/, "Expected a path or an https address"));
/** First and last month-day, both included. */
export const season = v.tuple([
  v.pipe(v.string(), v.regex(/^\d\d-\d\d$/, "Expected a day of the year such as 03-15")),
  v.pipe(v.string(), v.regex(/^\d\d-\d\d$/, "Expected a day of the year such as 11-30")),
]);
/** 0 = Sunday … 6 = Saturday. */
export const weekdays = v.array(v.pipe(v.number(), v.integer(), v.maxValue(6)));
/** Of `pictures.yaml`: `place/view`. */
export const picture = v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+$/, "Expected a picture such as grand-canyon/hero"));
export const link = v.strictObject({ title: text, url: path });
/** `answer` is Markdown. */
export const question = v.strictObject({ question: text, answer: text });
export const coordinates = v.tuple([v.number(), v.number()]);
