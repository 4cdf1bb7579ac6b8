/** The running build (specification 4 "Build updates", 10.16). */

export interface Build {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

declare const BUILD_IDENTITY: Build;

export const build: Build = BUILD_IDENTITY;

interface SiteVersion {
  /** The version of package.json: what changed is in CHANGELOG.md. */
  version: string;
  /** In git, with "-changed" when files differed from it; null for a build outside git. */
  commit: string | null;
}

declare const SITE_VERSION: SiteVersion;

export const siteVersion: SiteVersion = SITE_VERSION;
