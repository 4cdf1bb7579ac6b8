/** Where addresses of an operator's earlier site have moved to (tenant config). */

import * as v from "valibot";
import { type Redirect, readRedirects, redirectStatus } from "#app/domain/http/redirect-table.ts";
import { line, many, optional, required, resolved } from "./fields.ts";

const MAX_REDIRECTS = 500;

const redirect = resolved(
  v.object({
    from: required(line(500), "Old path, in any case; `/*` at the end: all below it", "/blog/*"),
    to: required(line(500), "New path of this site; `/*` at the end: the same name below it", "/articles"),
    status: optional(resolved(v.union([v.number(), v.string()]), redirectStatus), "301, 302, 307 or 308", 301, "301"),
  }),
  ({ status, ...addresses }): Redirect => ({ ...addresses, status: status ?? 301 }),
);

export const redirects = resolved(
  many(
    redirect,
    MAX_REDIRECTS,
    "Addresses of an earlier site. They serve only where a visitor would get 404, and keep the query",
    undefined,
    "they are 404",
  ),
  (list, at) => {
    const { kept, refused } = readRedirects(list);
    for (const { from, reason } of refused) at.note("dropped", reason, from);
    return kept;
  },
);
