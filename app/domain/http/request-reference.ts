/**
 * Placeholder for the request id on error pages, as long as a UUID. Cacheable renders do not know the id; the gateway
 * replaces the text in uncached 5xx responses.
 */

export const REFERENCE_SLOT = "-------------request-id-------------";

/** Carries the id from the gateway to `Pages` and to the operator, and back to the visitor. */
export const REQUEST_ID_HEADER = "x-request-id";
