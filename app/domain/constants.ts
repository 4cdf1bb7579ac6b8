/** Fixed values of the specification (section 9) and the few limits that both sides of the network must agree on. */

/** Specification 1: the footer shows the constant year 2025. */
export const COPYRIGHT_YEAR = 2025;

/** Specification 9: the id in `/api/website/navigation/{id}` and `/api/website/builder/page/{id}/…`. */
export const NAVIGATION_ID = 1;
export const WEBSITE_ID = 1;

/** Specification 9: the cookie the user state is mirrored to. */
export const USER_STATE_COOKIE = "user-state";
export const GUEST_USER_TYPE = "guest";

/** Specification 2: the menu items with a behavior of their own. */
export const MEGA_MENU_ITEM_ID = 94;
export const MEGA_MENU_TILES = 8;
export const RIGHT_MENU_ITEMS = 4;

/** Specification 2 "Header": what an item of type `button` reads. */
export const BUTTON_ITEM_TEXT = "BOOK A TOUR";

/** Specification 9, in milliseconds. */
export const HOVER_CLOSE_DELAY_MS = 200;
export const TOAST_DURATION_MS = 2_500;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 2_000;
export const BUILD_POLL_INTERVAL_MS = 3_600_000;
export const RELOAD_GUARD_WINDOW_MS = 10_000;

/** Tours leave from Las Vegas; its clock decides which day it is. */
export const TOUR_TIME_ZONE = "America/Los_Angeles";

/** Largest body a form of ours is accepted with; the longest honest contact message stays far below. */
export const FORM_BODY_MAX_BYTES = 16 * 1024;

/** Asks the renderer to send the page only when it is whole, for readers that take the first HTML as it is. */
export const WHOLE_HEADER = "x-render-whole";

/** Seconds after which it makes sense to ask again for content the operator did not give. */
export const RETRY_AFTER_SECONDS = 120;
