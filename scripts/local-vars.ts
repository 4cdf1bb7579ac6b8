/** The worker's variables on a developer's machine: every origin is the operator stand-in's. */

import { OPERATOR_PORT, portFrom } from "./ports.ts";

/** The demo key the stand-in accepts; never one of a real installation. */
export const DEMO_API_KEY = "demo-key-of-the-stand-in";

export type LocalVars = Record<string, string>;

export function localVars(operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT)): LocalVars {
  const operator = `http://localhost:${operatorPort}`;
  return {
    API_BASE_URL: operator,
    API_KEY: DEMO_API_KEY,
    API_KEY_HEADER: "X-Api-Key",
    ADMIN_BASE_URL: operator,
    BASE_SITE_URL: operator,
    HANDOFF_ORIGIN: operator,
    HANDOFF_PATHS: "/signin /signup /account",
  };
}
