/** A tag manager of the tenant's own (tenant config). */

import * as v from "valibot";
import { expects, many, nested, optional, resolved, words } from "./fields.ts";

const MAX_HOSTS = 10;
const MAX_ADDRESS = 500;
const MAX_HOST = 253;

/** No other characters may become part of the page's policy. */
const WEB_HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

const webHost = expects(
  "a host, or all hosts below one, *.example.com",
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_HOST), v.regex(WEB_HOST)),
);

const scriptAddress = resolved(
  expects("an address that begins with https:", v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS))),
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "";
    return isPlain && WEB_HOST.test(url.host) ? url.href : undefined;
  },
);

export const tags = resolved(
  nested(
    v.object({
      scriptUrl: optional(
        scriptAddress,
        "Its script. It gets the rights of your pages: whoever can change it can read what visitors type",
        "https://tags.example/manager.js?id=1",
      ),
      hosts: many(webHost, MAX_HOSTS, "Hosts it sends to, or has pictures and frames from", ["*.tags.example"]),
      purpose: words(120, "Follows “May (your name) load scripts of other companies, …”", "to count bookings"),
    }),
    "A tag manager of your own. It is loaded after a visitor has allowed it, and never with Global Privacy Control",
    "no tags, and nobody is asked",
  ),
  ({ scriptUrl, ...rest }) => (scriptUrl === null ? null : { scriptUrl, ...rest }),
);
