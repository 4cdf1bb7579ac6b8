/** Arguments of `npm run operator`; what is not given comes from the variables of the worker. */

import { type Given, numberBetween, Trouble, webAddress } from "#scripts/owner/command.ts";
import { type Config, readConfig } from "#worker/config.ts";

export interface Options extends Config {
  /** The tenant's. */
  host: string;
  /** Tours that are asked for one by one. */
  maxTours: number;
  isJson: boolean;
  /** True if a room is put into a cart, which is emptied again. */
  sendsCart: boolean;
  sendsForms: boolean;
}

export const USAGE = `npm run operator -- https://api.example --host www.brand.example --key KEY

Calls everything that only reads, as the site would, and prints what is wrong with the answers.

  --host         host of the brand's site                                   TENANT_HOST
  --key          the API key (better from the environment)                  API_KEY
  --key-header   its header, X-Api-Key by default                           API_KEY_HEADER
  --admin        host of the pictures, by default that of the API           ADMIN_BASE_URL
  --base         site of /search and of the agent login, by default the API's  BASE_SITE_URL
  --image-hosts  hosts that pictures may come from, too                     IMAGE_HOSTS
  --tours        how many tours to ask for one by one, 40 by default
  --json         the findings as JSON
  --send         tries the cart, too, and empties it again; --forms also sends a contact message and a newsletter sign-up
  --out          a file for the findings

Exit code 0: nothing fails; 1: a line begins with FAIL; 2: wrong arguments. docs/operator-api.md describes the calls.`;

export const OPTIONS = {
  host: { type: "string" },
  key: { type: "string" },
  "key-header": { type: "string" },
  admin: { type: "string" },
  base: { type: "string" },
  "image-hosts": { type: "string" },
  tours: { type: "string", default: "40" },
  json: { type: "boolean" },
  send: { type: "boolean" },
  forms: { type: "boolean" },
} as const;

/** @throws Trouble that says what is missing or wrong */
export function optionsFrom(
  { values, positionals }: Given<typeof OPTIONS>,
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const [api = env.API_BASE_URL, ...more] = positionals;
  const { origin } = webAddress(api, "https://api.example");
  if (more.length > 0) throw new Trouble(`One address only, not also ${more.join(" ")}`, 2);
  const { key = env.API_KEY ?? "", tours, json, send, forms } = values;
  if (key === "") throw new Trouble("Give the key: --key, or API_KEY=… before the command", 2);
  const config = readConfig({
    API_BASE_URL: api,
    API_KEY: key,
    API_KEY_HEADER: values["key-header"] ?? env.API_KEY_HEADER,
    ADMIN_BASE_URL: values.admin ?? env.ADMIN_BASE_URL ?? origin,
    BASE_SITE_URL: values.base ?? env.BASE_SITE_URL ?? origin,
    TENANT_HOST: values.host ?? env.TENANT_HOST,
    IMAGE_HOSTS: values["image-hosts"] ?? env.IMAGE_HOSTS,
    HANDOFF_PATHS: env.HANDOFF_PATHS,
    TIME_ZONE: env.TIME_ZONE,
    DEPARTURE_TOWN: env.DEPARTURE_TOWN,
  });
  const [problem] = config.problems;
  if (problem !== undefined) throw new Trouble(problem, 2);
  if (config.tenantHost === null) throw new Trouble("Name the host of the brand's site: --host www.brand.example", 2);
  return {
    ...config,
    host: config.tenantHost,
    maxTours: numberBetween("--tours", tours, 0, 999),
    isJson: json === true,
    sendsCart: send === true,
    sendsForms: send === true && forms === true,
  };
}
