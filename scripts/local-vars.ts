/** The worker's variables on a developer's machine, and `INSIGHTS_URL` (workers-cache/entry.ts): every origin is the stand-in's. */

import { DOCUMENT_PATHS } from "#app/domain/http/visitor-paths.ts";
import { OPERATOR_PORT, portFrom } from "./ports.ts";

/** The demo key the stand-in accepts; never one of a real installation. */
export const DEMO_API_KEY = "demo-key-of-the-stand-in";

export type LocalVars = Record<string, string>;

const OWN_OPERATOR = ["API_BASE_URL", "API_KEY", "ADMIN_BASE_URL", "BASE_SITE_URL"] as const;
/** Optional variables of the table in README.md. */
const OPTIONAL = [
  "API_KEY_HEADER",
  "TENANT_HOST",
  "TENANT_HOSTS",
  "TIME_ZONE",
  "DEPARTURE_TOWN",
  "HANDOFF_ORIGIN",
  "HANDOFF_PATHS",
  "COOKIE_DOMAINS",
  "LOG_SAMPLE",
  "READY_TOKEN",
  "SOFT_LAUNCH",
  "CONTENT_CHANGED_SECRET",
  "HSTS_SECONDS",
  "IMAGE_HOSTS",
  "IMAGE_TRANSFORMS",
] as const;

/** The variables of the environment that have a value. */
function given(env: NodeJS.ProcessEnv, names: readonly string[]): LocalVars {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/**
 * Variables of the environment that point the site at another operator than the stand-in; null when there are none.
 *
 * @throws Error that names what is missing
 */
export function ownOperator(env: NodeJS.ProcessEnv = process.env): LocalVars | null {
  const own = given(env, OWN_OPERATOR);
  if (Object.keys(own).length === 0) return null;
  const missing = OWN_OPERATOR.filter((name) => !(name in own));
  if (missing.length > 0) throw new Error(`To use your own operator, set ${missing.join(", ")} as well.`);
  return {
    API_KEY_HEADER: "X-Api-Key",
    TIME_ZONE: "",
    DEPARTURE_TOWN: "",
    HANDOFF_ORIGIN: "",
    HANDOFF_PATHS: "",
    LOG_SAMPLE: "1",
    INSIGHTS_URL: "",
    ...own,
    ...given(env, OPTIONAL),
  };
}

/** The worker's variables of `npm start` and `npm run dev`: those of the environment, and for the rest the stand-in's. */
export function developerVars(env: NodeJS.ProcessEnv = process.env): LocalVars {
  return ownOperator(env) ?? { ...localVars(), ...given(env, OPTIONAL) };
}

export function localVars(operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT)): LocalVars {
  const operator = `http://localhost:${operatorPort}`;
  return {
    API_BASE_URL: operator,
    API_KEY: DEMO_API_KEY,
    API_KEY_HEADER: "X-Api-Key",
    ADMIN_BASE_URL: operator,
    BASE_SITE_URL: operator,
    TIME_ZONE: "America/Los_Angeles",
    DEPARTURE_TOWN: "Las Vegas",
    HANDOFF_ORIGIN: operator,
    HANDOFF_PATHS: DOCUMENT_PATHS.join(" "),
    LOG_SAMPLE: "1",
    INSIGHTS_URL: `${operator}/__insights`,
  };
}

/**
 * Prints where everything runs.
 *
 * @param own variables of another operator; null: the stand-in runs
 */
export function printAddresses(title: string, port: number, operatorPort: number, own: LocalVars | null): void {
  const addresses =
    own === null
      ? `
    National Park Express   http://localhost:${port}/
    Canyon Collective       http://canyon.localhost:${port}/
    Vegas Outdoors          http://vegas.localhost:${port}/

    Operator stand-in       http://localhost:${operatorPort}/`
      : `
    Site                    http://localhost:${port}/
    Tenant                  ${own.TENANT_HOST ?? "localhost: set TENANT_HOST to a host your operator knows"}
    Operator                ${own.API_BASE_URL}`;
  console.log(`
  ${title}
${addresses}

  Press Ctrl-C to stop. LOG=1 shows the request log.
`);
}
