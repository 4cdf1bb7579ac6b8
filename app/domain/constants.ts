/** Constants of the specification (section 9) and limits that server and browser share. */

/** Specification 1: constant. */
export const COPYRIGHT_YEAR = 2025;

/** The most tours of one brand: the first ones of the operator's list. */
export const MAX_TOURS = 2_000;

export const NAVIGATION_ID = 1;
/** The operator's path of a page of the page builder. */
export const BUILDER_PAGE_PATH = "/api/website/builder/page/1/:page";
export const WEBSITE_ID = 1;

/** Checkout of the operator, when it is handed off (specification 10.11). */
export const CHECKOUT_PATH = "/checkout/";

/** Cookie that stores the user state. */
export const USER_STATE_COOKIE = "user-state";
export const GUEST_USER_TYPE = "guest";

export const DROPDOWN_ITEM_ID = 92;
export const MEGA_MENU_ITEM_ID = 94;
export const MEGA_MENU_TILES = 8;
export const RIGHT_MENU_ITEMS = 4;

export const BUTTON_ITEM_TEXT = "BOOK A TOUR";

export const HOVER_CLOSE_DELAY_MS = 200;
export const TOAST_DURATION_MS = 2_500;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 2_000;
export const BUILD_POLL_INTERVAL_MS = 3_600_000;
export const RELOAD_GUARD_WINDOW_MS = 10_000;

/** Largest form body accepted: the longest contact message, 10,000 characters, has 12 bytes for each that is an emoji (`%F0%9F…`). */
export const FORM_BODY_MAX_BYTES = 128 * 1024;

/** Content pages in which assistants look for rules. */
export const POLICY_PAGES = ["faq", "terms-conditions", "privacy-policy", "shuttle-service"] as const;

/** The MCP server (app/machine-readable/mcp). */
export const MCP_PATH = "/mcp";
/** What a device shows of the tours that it keeps (app/machine-readable/small-files.ts). */
export const TOUR_TILES_PATH = "/our-tours/tiles.json";

/** The parameter of links to previews (worker/gateway/invited.ts), and its value that ends one. */
export const PREVIEW_PARAMETER = "preview";
export const PREVIEW_END = "end";

/** In sessionStorage: the advertisement that led to the visit (app/features/ad-clicks). */
export const AD_CLICK_KEY = "ad-click";

/** Global Privacy Control: browsers that refuse tracking send `1` (https://w3c.github.io/gpc/). */
export const PRIVACY_CONTROL_HEADER = "sec-gpc";
/** The address of the footer's link to a choice about the tenant's own tags (app/features/own-tags). */
export const PRIVACY_CHOICES = "#privacy-choices";

/** Request header that turns streaming off, for clients that read only the first HTML. */
export const WHOLE_HEADER = "x-render-whole";
/** Request header: how long content may take, in ms. */
export const WAIT_HEADER = "x-content-wait";

/** What people see while a page's content takes long (worker/gateway/waiting-page.ts). Not an address to visit. */
export const WAITING_PAGE_PATH = "/__waiting";

/** Sent as Retry-After, and said to people, when content or another system's page is unavailable. */
export const RETRY_AFTER_SECONDS = 120;
export const TRY_AGAIN = "Please try again in a few minutes.";

/** Under this path the gateway fetches the page for another system that does not answer; nobody else can open it. */
export const UNREACHABLE_PATH = "/__unreachable";

/** The parameter that says that a form was sent to that system: it may have arrived. */
export const SENT_PARAMETER = "sent";

/**
 * Placeholder for the request id on error pages, as long as a UUID. Cacheable renders do not know the id; the gateway replaces the
 * text in uncached 5xx responses.
 */
export const REFERENCE_SLOT = "-------------request-id-------------";

/** Carries the id from the gateway to `Pages` and to the operator, and back to the visitor. */
export const REQUEST_ID_HEADER = "x-request-id";
