/**
 * The place for a request's id on an error page. The renderer does not know the id (what it renders may be kept for
 * everybody); the gateway exchanges this text for it, byte for byte, in answers that no cache keeps (status 5xx).
 */

/** As long as a UUID. */
export const REFERENCE_SLOT = "-------------request-id-------------";
