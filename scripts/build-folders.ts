/** Where builds are, and the stand-in's sources. */

export const SITE_BUILD = "build";
export const OPERATOR_DIR = "tests/stand-in";
export const OPERATOR_BUNDLE_DIR = "build/operator";
export const WORKERS_CACHE_DIR = "build/workers-cache";
