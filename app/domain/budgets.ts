/** Every limit on waiting, of pages, the operator, KV and the gateway. tests/unit/worker/budgets.test.ts has the order. */

// Rendering a page.
/** The first byte waits this long for slow parts: enough for content in KV, too short for a slow operator. */
export const FIRST_BYTE_WAIT_MS = 120;
/** A person without a copy to read waits this long for the content of a page (specification 10.6). */
export const PERSON_WAIT_MS = 8_000;
/** Crawlers and programs wait this long, and so does a person whose page opens after the waiting page. */
export const SHORT_WAIT_MS = 2_700;
/** A crawler's whole wait: it may have joined the rendering of a person's page. */
export const CRAWLER_ANSWER_MS = 3_000;
/** After this, a person sees the waiting page. A healthy operator answers sooner, so its visitors never see it. */
export const WAITING_PAGE_AFTER_MS = 1_000;
/** The waiting page's own wait for the tenant's brand; past it, it shows the neutral one. */
export const WAITING_PAGE_MS = 200;
/** A page that names a date or a month waits this long for it, because only a script opens streamed parts. */
export const CHOSEN_DATE_WAIT_MS = 3_000;
/** Streamed parts that take longer are given up and show their error state. */
export const RENDER_TIMEOUT_MS = 9_500;
/** React Router must end its data stream before the render is aborted. */
export const DATA_STREAM_TIMEOUT_MS = 9_000;
/** The first view of a page shows any tours in place of top tours that take longer: longer than KV takes, shorter than the operator. */
export const TOP_TOURS_WAIT_MS = 50;
/** The operator's texts around a cart or a search, which works without them: no waiting page comes before it. */
export const TEXTS_AROUND_WAIT_MS = 600;
/** Dates for a tour's structured data; a visitor's page does not wait for a slow operator. */
export const TOUR_DATES_WAIT_MS = 100;

/** The next departures on cards; a page without them is sent, and rendered again for the cache. */
export const NEXT_DEPARTURES_WAIT_MS = 50;
/** The same on the cards of similar tours, which are streamed at the end of a tour's page. */
export const SIMILAR_DEPARTURES_WAIT_MS = 1_000;

// Calling the operator.
/**
 * One round of asking for the seats of a month, tour by tour; what is left is asked in the next round. With a cold site
 * before it, within `SHORT_WAIT_MS`.
 */
export const AVAILABILITY_ROUND_MS = 1_800;
/**
 * One call of the edge: headers, body and retry. A page that waits for less leaves the call running, and its answer
 * is stored for the next view: if calls ended with their pages, a slow operator's answers would never be stored. Shorter than a person's wait, so that the page's log line has the outcome.
 */
export const OPERATOR_CALL_MS = 7_500;
/** A longer `Retry-After` must be a mistake: it is taken as this, and told to browsers as this. */
export const LONGEST_RETRY_AFTER_MS = 300_000;

/** "There is no such booking" is answered after this time at least, so that it does not tell how the operator looked for it. */
export const NO_BOOKING_MS = 1_000;

// Sharing work in flight.
/** Then a follower starts the work again: the leader's request may have been canceled. */
export const SECOND_LEADER_AFTER_MS = 4_000;
/** A follower's whole wait: longer than any call. */
export const FOLLOWER_WAIT_MS = 8_500;

// Reading KV.
/** All content reads of one page (docs/operations.md). */
export const KV_CONTENT_MS = 200;
/** The one read of `/readyz`; nobody's page waits for it. */
export const KV_PROBE_MS = 2_000;

// The gateway.
/** Body of a call, a form, a notice or a report: a few KB, 128 KiB at most. */
export const BODY_MS = 5_000;
/** The operator behind `/api`; shorter than the browser's own timeout of 8 s, so that it sees our answer. */
export const API_UPSTREAM_MS = 6_000;
/** Headers from the hand-off origin; its body then streams without a limit. */
export const HANDOFF_HEADERS_MS = 10_000;
