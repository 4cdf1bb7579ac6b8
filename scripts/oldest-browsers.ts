/** The oldest versions that the site works in with its scripts (README). Pages work in all others as they do without. */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 115, safari: 16 };
