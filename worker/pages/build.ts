/** Which build this is (spec section 4 "Build updates"; product.md 3.16). */

export interface Build {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

declare const BUILD_IDENTITY: Build;

export const build: Build = BUILD_IDENTITY;
