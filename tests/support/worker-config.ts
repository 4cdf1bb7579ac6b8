import { readConfig } from "#worker/config.ts";

/** The variables that a worker cannot be without. */
export const VARS = {
  API_BASE_URL: "https://api.example/",
  API_KEY: "secret-value",
  ADMIN_BASE_URL: "https://admin.example",
  BASE_SITE_URL: "https://base.example/",
};

export const CONFIG = readConfig(VARS);
