/** The only reader of environment variables (specification 12). */

import { trimEnd } from "es-toolkit/string";
import { isTimeZone } from "#app/domain/calendar/clock.ts";
import { isAtOrBelow } from "#app/domain/http/visitor-paths.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";

export type Config = ReturnType<typeof readConfig>;

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
/** @returns undefined for what does not fit */
type Reader<T> = (text: string) => T | undefined;

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== "");

const matching =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

/** A number from 0 to `most`. */
const numberTo =
  (most: number): Reader<number> =>
  (text) =>
    Number(text) >= 0 && Number(text) <= most ? Number(text) : undefined;

const listOf =
  <T>(read: Reader<T>, max = Number.POSITIVE_INFINITY): Reader<T[]> =>
  (text) => {
    const found = wordsOf(text).map(read);
    return found.length > max || found.includes(undefined) ? undefined : (found as T[]);
  };

/** Without slashes at its end. */
const url: Reader<string> = (text) => {
  const { protocol, username, search, hash, href } = URL.parse(text) ?? { protocol: "", href: "" };
  if (!/^https?:$/.test(protocol) || username || search || hash) return undefined;
  return trimEnd(href, "/");
};

const origin: Reader<string> = (text) => {
  const address = url(text);
  return address !== undefined && new URL(address).origin === address ? address : undefined;
};

/** As requests have it: lower case, without a port. */
const host: Reader<string> = (text) => normalizeHost(text) ?? undefined;

const domain: Reader<string> = (word) => {
  const name = host(word.replace(/^\./, ""));
  return name?.includes(".") ? name : undefined;
};

/** Hosts become part of the policy of every page. */
const pictureHost: Reader<string> = (word) => {
  const name = word.toLowerCase().replace(/^\*\./, "");
  return host(name) === name && name.includes(".") ? word.toLowerCase() : undefined;
};

const path: Reader<string> = (word) =>
  /^\/[a-z0-9/_-]*[a-z0-9]\/?$/i.test(word) ? word.replace(/\/$/, "") : undefined;

const MIN_SECRET = 24;

/** As Standard Webhooks writes secrets (standardwebhooks.com): `whsec_` and base64 of 24 to 64 bytes. */
const webhookSecret: Reader<string> = (text) => {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? "";
  return base64.length % 4 === 0 && atob(base64).length >= MIN_SECRET ? base64 : undefined;
};

/** Whatever follows the colon is a generation, and nothing else is guessed: no slip of the pen may open a site. */
const softLaunch: Reader<[host: string, generation: string]> = (word) => {
  const [, name = "", generation = "1"] = /^([^:/]+)(?::([^/]*))?$/.exec(word) ?? [];
  const site = host(name);
  return site === undefined ? undefined : [site, generation];
};

const MAX_IMAGE_HOSTS = 20;
/** A week: a customer who leaves may have no certificate for a while. */
const HSTS_SECONDS = 604_800;
const MAX_HSTS_SECONDS = 63_072_000;

/**
 * A wrong value of an optional variable switches its feature off; it must not take the site down.
 *
 * @throws ConfigError that names the first missing or malformed required variable, never its value
 */
export function readConfig(env: Env) {
  const problems: string[] = [];

  /** @throws ConfigError */
  function given<T>(name: string, expected: string, read: Reader<T>): T | null {
    const value = env[name];
    if (value === undefined || value === null || value === "") return null;
    const found = typeof value === "string" ? read(value.trim()) : undefined;
    if (found === undefined) throw new ConfigError(`${name} must be ${expected}`);
    return found;
  }

  function required(name: string, expected: string, read: Reader<string>, hint: string): string {
    const value = given(name, expected, read);
    if (value === null) throw new ConfigError(`${name} is missing. Set it with: ${hint}`);
    return value;
  }

  function optional<T>(name: string, otherwise: T, expected: string, read: Reader<T>): T {
    try {
      return given(name, expected, read) ?? otherwise;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  }

  const requiredUrl = (name: string) =>
    required(
      name,
      "an absolute http(s) URL without query or credentials",
      url,
      `wrangler deploy --var ${name}:https://…`,
    );
  return {
    apiBaseUrl: requiredUrl("API_BASE_URL"),
    apiKey: required("API_KEY", "text", matching(/./), "wrangler secret put API_KEY"),
    apiKeyHeader: optional("API_KEY_HEADER", "X-Api-Key", "a header's name", matching(/^[A-Za-z0-9-]{1,64}$/)),
    adminBaseUrl: requiredUrl("ADMIN_BASE_URL"),
    /** Hosts and `*.suffix` entries that pictures of every tenant may come from, besides the admin host and a tenant's own. */
    imageHosts: optional(
      "IMAGE_HOSTS",
      [],
      `at most ${MAX_IMAGE_HOSTS} hosts like cdn.example or *.cdn.example`,
      listOf(pictureHost, MAX_IMAGE_HOSTS),
    ),
    /** The admin host's zone has Cloudflare image transformations (specification 10.18). */
    imageTransforms: optional("IMAGE_TRANSFORMS", "off", '"on" or "off"', matching(/^(?:on|off)$/)) === "on",
    baseSiteUrl: requiredUrl("BASE_SITE_URL"),
    /** One tenant host for every request, such as a staging site's; null: the request's host. */
    tenantHost: optional<string | null>("TENANT_HOST", null, "a host name, like tours.example", host),
    /** Hosts and `*.suffix` entries; empty: every host the operator knows. */
    tenantHosts: optional(
      "TENANT_HOSTS",
      [],
      "hosts",
      listOf((word) => word.toLowerCase()),
    ),
    /** Zone (IANA name, null without) and town ("" without) of tenants that name none. */
    timeZone: optional<string | null>("TIME_ZONE", null, "an IANA name, like America/Denver", (name) =>
      isTimeZone(name) ? name : undefined,
    ),
    departureTown: optional("DEPARTURE_TOWN", "", "text", matching(/./)),
    /** Domains whose hosts share the `user-state` cookie; those of no other are alone with theirs. */
    cookieDomains: optional("COOKIE_DOMAINS", [], "domains like brand.example", listOf(domain)),
    /** Origin that serves the hand-off paths; null: rendered here. */
    handoffOrigin: optional<string | null>("HANDOFF_ORIGIN", null, "an origin, without a path", origin),
    handoffPaths: optional("HANDOFF_PATHS", [], "paths like /signin", listOf(path)),
    /** Secret of `/__content-changed`, base64 of at least 24 bytes; null disables it. */
    contentChangedSecret: optional<string | null>(
      "CONTENT_CHANGED_SECRET",
      null,
      `"whsec_" and the base64 of at least ${MIN_SECRET} random bytes`,
      webhookSecret,
    ),
    /** Sites that only invited people see: the generation of valid invitations by host. */
    softLaunch: new Map(given("SOFT_LAUNCH", "hosts with a number, like canyon.example:1", listOf(softLaunch))),
    /** Token of `/readyz`; null disables it. */
    readyToken: optional<string | null>("READY_TOKEN", null, `text of at least ${MIN_SECRET} characters`, (text) =>
      text.length >= MIN_SECRET ? text : undefined,
    ),
    logSample: optional("LOG_SAMPLE", 0.01, "a number from 0 to 1", numberTo(1)),
    /** How long browsers are told to use https only. */
    hstsSeconds: optional("HSTS_SECONDS", HSTS_SECONDS, `a whole number from 0 to ${MAX_HSTS_SECONDS}`, (text) =>
      /^\d+$/.test(text) ? numberTo(MAX_HSTS_SECONDS)(text) : undefined,
    ),
    /** What is wrong with optional variables, without their values: their features are off. */
    problems,
  };
}
