/** The only reader of environment variables (specification 12). */

import { isTimeZone } from "#app/domain/calendar/clock.ts";
import { isAtOrBelow } from "#app/domain/http/visitor-paths.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";

export interface Config {
  apiBaseUrl: string;
  apiKey: string;
  apiKeyHeader: string;
  adminBaseUrl: string;
  /** The admin host's zone has Cloudflare image transformations (specification 10.18). */
  imageTransforms: boolean;
  /** Hosts and `*.suffix` entries that pictures of every tenant may come from, besides the admin host and a tenant's own. */
  imageHosts: string[];
  baseSiteUrl: string;
  /** One tenant host for every request, such as a staging site's; null: the request's host. */
  tenantHost: string | null;
  /** Hosts and `*.suffix` entries; empty: every host the operator knows. */
  tenantHosts: string[];
  /** Zone (IANA name, null without) and town ("" without) of tenants that name none. */
  timeZone: string | null;
  departureTown: string;
  /** Domains whose hosts share the `user-state` cookie; those of no other are alone with theirs. */
  cookieDomains: string[];
  /** Origin that serves the hand-off paths; null: rendered here. */
  handoffOrigin: string | null;
  handoffPaths: string[];
  /** Secret of `/__content-changed`, base64 of at least 24 bytes; null disables it. */
  contentChangedSecret: string | null;
  /** Sites that only invited people see: the generation of valid invitations by host. */
  softLaunch: ReadonlyMap<string, string>;
  /** Token of `/readyz`; null disables it. */
  readyToken: string | null;
  logSample: number;
  /** How long browsers are told to use https only. */
  hstsSeconds: number;
  /** What is wrong with optional variables, without their values: their features are off. */
  problems: string[];
}

/** True if another origin serves a path. */
export function isHandedOff(
  pathname: string,
  { handoffOrigin, handoffPaths }: Pick<Config, "handoffOrigin" | "handoffPaths">,
): boolean {
  return handoffOrigin !== null && handoffPaths.some((path) => isAtOrBelow(pathname, path));
}

class ConfigError extends Error {
  override name = "ConfigError";
}

type Env = Record<string, unknown>;

function optionalText(env: Env, name: string): string | null {
  const value = env[name];
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") throw new ConfigError(`${name} must be text`);
  return value.trim();
}

function requiredText(env: Env, name: string, hint: string): string {
  const value = optionalText(env, name);
  if (value === null) throw new ConfigError(`${name} is missing. Set it with: ${hint}`);
  return value;
}

function asUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "" || url.hash !== "") {
    throw new ConfigError(`${name} must be an absolute http(s) URL without query or credentials`);
  }
  let base = url.href;
  while (base.endsWith("/")) base = base.slice(0, -1);
  return base;
}

function requiredUrl(env: Env, name: string): string {
  return asUrl(name, requiredText(env, name, `wrangler deploy --var ${name}:https://…`));
}

function optionalOrigin(env: Env, name: string): string | null {
  const value = optionalText(env, name);
  if (value === null) return null;
  const url = asUrl(name, value);
  if (new URL(url).origin !== url) throw new ConfigError(`${name} must be an origin, without a path`);
  return url;
}

function words(env: Env, name: string): string[] {
  return (optionalText(env, name) ?? "").split(/[\s,]+/).filter((word) => word !== "");
}

const MIN_TOKEN_LENGTH = 24;

function secretToken(env: Env, name: string): string | null {
  const value = optionalText(env, name);
  if (value !== null && value.length < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`${name} must have at least ${MIN_TOKEN_LENGTH} characters`);
  }
  return value;
}

/** As Standard Webhooks writes secrets (standardwebhooks.com): `whsec_` and base64 of 24 to 64 bytes. */
function webhookSecret(env: Env, name: string): string | null {
  const value = optionalText(env, name);
  if (value === null) return null;
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1] ?? "";
  const bytes = base64.length % 4 === 0 ? atob(base64).length : 0;
  if (bytes < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`${name} must be "whsec_" and the base64 of at least ${MIN_TOKEN_LENGTH} random bytes`);
  }
  return base64;
}

const LOG_SAMPLE = 0.01;

function share(env: Env, name: string): number {
  const value = Number(optionalText(env, name) ?? LOG_SAMPLE);
  if (!(value >= 0 && value <= 1)) throw new ConfigError(`${name} must be a number from 0 to 1`);
  return value;
}

/** A week: a customer who leaves may have no certificate for a while. */
const HSTS_SECONDS = 604_800;
const MAX_HSTS_SECONDS = 63_072_000;

function hstsSeconds(env: Env): number {
  const value = Number(optionalText(env, "HSTS_SECONDS") ?? HSTS_SECONDS);
  if (!Number.isInteger(value) || value < 0 || value > MAX_HSTS_SECONDS) {
    throw new ConfigError(`HSTS_SECONDS must be a whole number from 0 to ${MAX_HSTS_SECONDS}`);
  }
  return value;
}

const MAX_IMAGE_HOSTS = 20;

/** They become part of the policy of every page. */
function imageHosts(env: Env): string[] {
  const given = words(env, "IMAGE_HOSTS");
  if (given.length > MAX_IMAGE_HOSTS) throw new ConfigError(`IMAGE_HOSTS has more than ${MAX_IMAGE_HOSTS} hosts`);
  return given.map((word) => {
    const host = word.toLowerCase();
    const name = host.replace(/^\*\./, "");
    if (normalizeHost(name) !== name || !name.includes(".")) {
      throw new ConfigError(`IMAGE_HOSTS has "${word}", which is not a host like cdn.example or *.cdn.example`);
    }
    return host;
  });
}

function timeZone(env: Env): string | null {
  const name = optionalText(env, "TIME_ZONE");
  if (name !== null && !isTimeZone(name)) throw new ConfigError("TIME_ZONE must be an IANA name, like America/Denver");
  return name;
}

function cookieDomains(env: Env): string[] {
  return words(env, "COOKIE_DOMAINS").map((word) => {
    const domain = normalizeHost(word.replace(/^\./, ""));
    if (domain === null || !domain.includes(".")) {
      throw new ConfigError(`COOKIE_DOMAINS has "${word}", which is not a domain like brand.example`);
    }
    return domain;
  });
}

function handoffPaths(env: Env): string[] {
  return words(env, "HANDOFF_PATHS").map((path) => {
    if (!/^\/[a-z0-9/_-]*[a-z0-9]\/?$/i.test(path)) {
      throw new ConfigError(`HANDOFF_PATHS has "${path}", which is not a path like /signin`);
    }
    return path.replace(/\/$/, "");
  });
}

function isOn(env: Env, name: string): boolean {
  const value = optionalText(env, name);
  if (value !== null && value !== "on" && value !== "off") throw new ConfigError(`${name} must be "on" or "off"`);
  return value === "on";
}

/** @returns the host as requests have it: lower case, without a port */
function tenantHost(env: Env): string | null {
  const value = optionalText(env, "TENANT_HOST");
  const host = value === null ? null : normalizeHost(value);
  if (value !== null && host === null) throw new ConfigError("TENANT_HOST must be a host name, like tours.example");
  return host;
}

/** Whatever follows the colon is a generation, and nothing else is guessed: no slip of the pen may open a site. */
function softLaunch(env: Env): Map<string, string> {
  return new Map(
    words(env, "SOFT_LAUNCH").map((word) => {
      const [, name = "", generation = "1"] = /^([^:/]+)(?::([^/]*))?$/.exec(word) ?? [];
      const host = normalizeHost(name);
      if (host === null) throw new ConfigError("SOFT_LAUNCH must be hosts with a number, like canyon.example:1");
      return [host, generation];
    }),
  );
}

const API_KEY_HEADER = "X-Api-Key";

function headerName(env: Env): string {
  const name = optionalText(env, "API_KEY_HEADER") ?? API_KEY_HEADER;
  if (!/^[A-Za-z0-9-]{1,64}$/.test(name)) throw new ConfigError("API_KEY_HEADER is not a header name");
  return name;
}

/**
 * A wrong value of an optional variable switches its feature off; it must not take the site down.
 *
 * @throws ConfigError that names the first missing or malformed required variable, never its value
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  function optional<T>(read: () => T, otherwise: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  }
  return {
    apiBaseUrl: requiredUrl(env, "API_BASE_URL"),
    apiKey: requiredText(env, "API_KEY", "wrangler secret put API_KEY"),
    apiKeyHeader: optional(() => headerName(env), API_KEY_HEADER),
    adminBaseUrl: requiredUrl(env, "ADMIN_BASE_URL"),
    imageHosts: optional(() => imageHosts(env), []),
    imageTransforms: optional(() => isOn(env, "IMAGE_TRANSFORMS"), false),
    baseSiteUrl: requiredUrl(env, "BASE_SITE_URL"),
    tenantHost: optional(() => tenantHost(env), null),
    tenantHosts: optional(() => words(env, "TENANT_HOSTS").map((host) => host.toLowerCase()), []),
    timeZone: optional(() => timeZone(env), null),
    departureTown: optional(() => optionalText(env, "DEPARTURE_TOWN") ?? "", ""),
    cookieDomains: optional(() => cookieDomains(env), []),
    handoffOrigin: optional(() => optionalOrigin(env, "HANDOFF_ORIGIN"), null),
    handoffPaths: optional(() => handoffPaths(env), []),
    contentChangedSecret: optional(() => webhookSecret(env, "CONTENT_CHANGED_SECRET"), null),
    softLaunch: softLaunch(env),
    readyToken: optional(() => secretToken(env, "READY_TOKEN"), null),
    logSample: optional(() => share(env, "LOG_SAMPLE"), LOG_SAMPLE),
    hstsSeconds: optional(() => hstsSeconds(env), HSTS_SECONDS),
    problems,
  };
}
