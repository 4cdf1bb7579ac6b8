/** The calls under `/api`. Upstream paths are built from their descriptions, so no other can be named (docs/threats.md T6). */

import { isObject } from "#app/domain/json.ts";
import { percentDecoded } from "#app/domain/names/paths.ts";
import type { PageCall } from "#app/operator/client.ts";
import { type AnyResource, callOf, type Param } from "#app/operator/resource.ts";
import { RESOURCES } from "#app/resources.server.ts";

type Params = Record<string, string>;

export const API_TABLE: readonly AnyResource[] = RESOURCES.filter(({ from }) => from.includes("browser"));

export interface ApiCall {
  resource: AnyResource;
  /** Without a body. */
  call: PageCall;
}

export type ApiMatch =
  | { found: true; call: ApiCall }
  | { found: false; status: 404 }
  | { found: false; status: 400; reason: string }
  | { found: false; status: 405; allow: AnyResource["method"][] };

/** null when the address does not match. */
function paramsOf(resource: AnyResource, pathname: string): Params | null {
  const segments = pathname.split("/");
  const parts = resource.path.split("/");
  if (segments.length !== parts.length) return null;
  const params: Params = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (segment !== part) return null;
      continue;
    }
    const value = percentDecoded(segment);
    const { pattern } = resource.params[part.slice(1)] ?? {};
    if (value === null || pattern?.test(value) !== true) return null;
    params[part.slice(1)] = value;
  }
  return params;
}

const MAX_QUOTED_CHARS = 40;

const notAField = (name: string) => `"${name.slice(0, MAX_QUOTED_CHARS)}" is not a field of this call.`;
const notValid = (name: string) => `The value of "${name}" is not valid.`;

function queryOf(resource: AnyResource, search: URLSearchParams): { query: Params } | { reason: string } {
  const query: Params = {};
  for (const [key, value] of search) {
    const pattern = Object.hasOwn(resource.query ?? {}, key)
      ? (resource.query as Record<string, Param>)[key]?.pattern
      : undefined;
    if (pattern === undefined) return { reason: notAField(key) };
    if (value === "") continue;
    if (!pattern.test(value)) return { reason: notValid(key) };
    query[key] = value;
  }
  return { query };
}

export function matchApi(method: string, pathname: string, search: URLSearchParams): ApiMatch {
  const matches = API_TABLE.flatMap((resource) => {
    const params = paramsOf(resource, pathname);
    return params === null ? [] : [{ resource, params }];
  });
  if (matches.length === 0) return { found: false, status: 404 };
  const match = matches.find(({ resource }) => resource.method === method);
  if (match === undefined) return { found: false, status: 405, allow: matches.map(({ resource }) => resource.method) };
  const { resource, params } = match;
  const asked = queryOf(resource, search);
  if ("reason" in asked) return { found: false, status: 400, reason: asked.reason };
  return { found: true, call: { resource, call: callOf(resource, { ...asked.query, ...params }) } };
}

/** Why the operator does not get a parsed JSON body: a field that is dropped in silence is a change that is lost. */
export function bodyProblem({ body: fields = {} }: AnyResource, body: unknown): string | null {
  if (!isObject(body)) return "The body must be a JSON object.";
  for (const [name, value] of Object.entries(body)) {
    const field: Param | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return notAField(name);
    if (field.pattern !== undefined && !(typeof value === "string" && field.pattern.test(value))) return notValid(name);
  }
  return null;
}
