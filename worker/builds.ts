/** Which build this is (spec section 4 "Build updates"; product.md 3.16). */

export interface Build {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

declare const __BUILD__: Build;

export const build: Build = __BUILD__;
