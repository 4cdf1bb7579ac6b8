/** Arguments of `npm run operator`; what is not given comes from the variables of the worker. */

import { parseArgs } from "node:util";
import { type Config, readConfig } from "#worker/config.ts";

export interface Options
  extends Pick<Config, "apiBaseUrl" | "apiKey" | "apiKeyHeader" | "adminBaseUrl" | "baseSiteUrl" | "imageHosts"> {
  /** The tenant's. */
  host: string;
  handoffPaths: readonly string[];
  /** Tours that are asked for one by one. */
  maxTours: number;
  isJson: boolean;
  writes: "none" | "shown" | "sent";
  /** Whether forms are among the writes that are sent. */
  sendsForms: boolean;
}

const USAGE = `npm run operator -- https://api.example --host www.brand.example --key KEY

Calls everything that only reads, as the site would, and prints what is wrong with the answers.

  --host         host of the brand's site                                   TENANT_HOST
  --key          the API key (better from the environment)                  API_KEY
  --key-header   its header, X-Api-Key by default                           API_KEY_HEADER
  --admin        host of the pictures, by default that of the API           ADMIN_BASE_URL
  --base         site of /search and of the agent login, by default the API's  BASE_SITE_URL
  --image-hosts  hosts that pictures may come from, too                     IMAGE_HOSTS
  --tours        how many tours to ask for one by one, 40 by default
  --json         the findings as JSON
  --write        show what the writing calls would send, too; --send sends it, into a cart that is emptied again; --forms also
                 sends a contact message and a newsletter sign-up

Exit code 0: nothing fails; 1: a line begins with FAIL; 2: wrong arguments. docs/operator-api.md describes the calls.`;

const GIVEN = {
  host: { type: "string" },
  key: { type: "string" },
  "key-header": { type: "string" },
  admin: { type: "string" },
  base: { type: "string" },
  "image-hosts": { type: "string" },
  tours: { type: "string", default: "40" },
  json: { type: "boolean", default: false },
  write: { type: "boolean", default: false },
  send: { type: "boolean", default: false },
  forms: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** As wrong arguments are told: one line, then how it is called. */
const wrong = (reason: string) => ({ usage: `${reason}\n\n${USAGE}` });

export function optionsFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | { usage: string; isAsked?: true } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: GIVEN, allowPositionals: true });
    if (values.help) return { usage: USAGE, isAsked: true };
    const [api = env.API_BASE_URL ?? "", ...more] = positionals;
    if (api === "") return wrong("Name the address of the operator's API.");
    if (more.length > 0) return wrong(`One address only, not also ${more.join(" ")}.`);
    if (!URL.canParse(api) || !/^https?:/.test(api)) return wrong(`"${api}" is no address like https://api.example.`);
    const { origin } = new URL(api);
    const config = readConfig({
      API_BASE_URL: api,
      API_KEY: values.key ?? env.API_KEY,
      API_KEY_HEADER: values["key-header"] ?? env.API_KEY_HEADER,
      ADMIN_BASE_URL: values.admin ?? env.ADMIN_BASE_URL ?? origin,
      BASE_SITE_URL: values.base ?? env.BASE_SITE_URL ?? origin,
      TENANT_HOST: values.host ?? env.TENANT_HOST,
      IMAGE_HOSTS: values["image-hosts"] ?? env.IMAGE_HOSTS,
      HANDOFF_PATHS: env.HANDOFF_PATHS,
    });
    const [problem] = config.problems;
    if (problem !== undefined) return wrong(`${problem}.`);
    if (config.tenantHost === null) return wrong("Name the host of the brand's site: --host www.brand.example");
    const { tours, write, send, forms } = values;
    if (!/^\d{1,3}$/.test(tours)) return wrong(`--tours takes a number, not "${tours}".`);
    if (send && !write) return wrong("--send needs --write.");
    return {
      ...config,
      host: config.tenantHost,
      maxTours: Number(tours),
      isJson: values.json,
      writes: send ? "sent" : write ? "shown" : "none",
      sendsForms: send && forms,
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return wrong(
      error.message.startsWith("API_KEY is missing")
        ? "Give the key: --key, or API_KEY=… before the command."
        : error.message,
    );
  }
}
