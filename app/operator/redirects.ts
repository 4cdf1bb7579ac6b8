/** New addresses of pages of an operator's earlier site (tenant config). */

import * as v from "valibot";
import { type Redirect, readRedirects, redirectStatus } from "#app/domain/http/redirect-table.ts";
import { line, many, optional, required, resolved } from "./fields.ts";

const MAX_REDIRECTS = 500;

const redirect = resolved(
  v.object({
    from: required(
      line(500),
      "Old path, in any case and encoding, with its query if that matters; `/*` at the end: all below it",
      "/blog/*",
    ),
    to: required(line(500), "New path of this site; `/*` at the end: the same name below it", "/articles"),
    status: optional(resolved(v.union([v.number(), v.string()]), redirectStatus), "301, 302, 307 or 308", 301, "301"),
  }),
  ({ status, ...addresses }): Redirect => ({ ...addresses, status: status ?? 301 }),
);

export const redirects = resolved(
  many(
    redirect,
    MAX_REDIRECTS,
    "Addresses of an earlier site. They serve where a visitor would get 404; one with a query, `/?page_id=42`, also in front of a page. Queries go along",
    undefined,
    "they are 404",
  ),
  (list, at) => {
    const { kept, refused } = readRedirects(list);
    for (const { from, reason } of refused) at.note("dropped", reason, from);
    return kept;
  },
);
