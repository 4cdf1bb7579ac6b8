/** The worker's variables on a developer's machine, and `INSIGHTS_URL` (workers-cache/entry.ts): every origin is the stand-in's. */

import { DOCUMENT_PATHS } from "#app/domain/http/visitor-paths.ts";
import { OPERATOR_PORT, portFrom } from "./ports.ts";

/** The demo key the stand-in accepts; never one of a real installation. */
export const DEMO_API_KEY = "demo-key-of-the-stand-in";

export type LocalVars = Record<string, string>;

const OWN_OPERATOR = ["API_BASE_URL", "API_KEY", "ADMIN_BASE_URL", "BASE_SITE_URL"] as const;
const OPTIONAL = ["API_KEY_HEADER", "HANDOFF_ORIGIN", "HANDOFF_PATHS", "TENANT_HOST"] as const;

/**
 * Variables of the environment that point the site at another operator than the stand-in; null when there are none.
 *
 * @throws Error that names what is missing
 */
export function ownOperator(env: NodeJS.ProcessEnv = process.env): LocalVars | null {
  const given = (names: readonly string[]) => names.filter((name) => (env[name] ?? "") !== "");
  if (given(OWN_OPERATOR).length === 0) return null;
  const missing = OWN_OPERATOR.filter((name) => !given(OWN_OPERATOR).includes(name));
  if (missing.length > 0) throw new Error(`To use your own operator, set ${missing.join(", ")} as well.`);
  const own = given([...OWN_OPERATOR, ...OPTIONAL]).map((name) => [name, env[name] ?? ""]);
  return {
    API_KEY_HEADER: "X-Api-Key",
    HANDOFF_ORIGIN: "",
    HANDOFF_PATHS: "",
    LOG_SAMPLE: "1",
    INSIGHTS_URL: "",
    ...Object.fromEntries(own),
  };
}

export function localVars(operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT)): LocalVars {
  const operator = `http://localhost:${operatorPort}`;
  return {
    API_BASE_URL: operator,
    API_KEY: DEMO_API_KEY,
    API_KEY_HEADER: "X-Api-Key",
    ADMIN_BASE_URL: operator,
    BASE_SITE_URL: operator,
    HANDOFF_ORIGIN: operator,
    HANDOFF_PATHS: DOCUMENT_PATHS.join(" "),
    LOG_SAMPLE: "1",
    INSIGHTS_URL: `${operator}/__insights`,
  };
}
