/** The running build (specification 4 "Build updates", 10.16). */

export interface Build {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

declare const BUILD_IDENTITY: Build;

export const build: Build = BUILD_IDENTITY;

declare const SITE_VERSION: string;

/** Of package.json: what changed is in CHANGELOG.md. */
export const siteVersion: string = SITE_VERSION;
