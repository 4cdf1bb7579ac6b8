/** `/api/auth/…` (specification 3 and 7), for the browser's session. */

import * as v from "valibot";
import { MAX_TINY_BODY_BYTES } from "./attempt.ts";
import { expects, optional, required } from "./fields.ts";
import { type Resource, resource } from "./resource.ts";
import { CURRENT_USER, GUEST_REFRESH, GUEST_TOKEN, REFRESH } from "./visitor-calls.ts";

const token = expects("1 to 4096 visible ASCII characters", v.pipe(v.string(), v.regex(/^[!-~]{1,4096}$/)));

const tokens = v.object({
  access_token: required(token, "Sent as `Authorization: Bearer` with the visitor's calls", "guest-5f2c"),
  refresh_token: optional(token, "Sent for a new token", "renew-81d0", "the visitor keeps the one that was used"),
});

/** Token response (specification 3). */
export type Tokens = v.InferOutput<typeof tokens>;

/** What the three calls for tokens have in common. */
const tokenCall = {
  from: ["browser"],
  isTokenCall: true,
  maxBytes: MAX_TINY_BODY_BYTES,
  data: tokens,
} as const satisfies Partial<Resource>;

const refreshBody = { refreshToken: { meaning: "The visitor's `refresh_token`", example: "renew-81d0" } };

export const guestToken = resource({
  ...tokenCall,
  ...GUEST_TOKEN,
  name: "guest-token",
  meaning: "A token for a guest: on the first visit, and when the old one cannot be renewed",
  without: "No cart, no hotels, no activities",
});

export const guestRefresh = resource({
  ...tokenCall,
  ...GUEST_REFRESH,
  name: "guest-refresh",
  body: refreshBody,
  ofVisitor: true,
  meaning:
    "A new token for a guest, after a 401. The bearer is the token that ran out: take it, or look at the body alone. A 4xx ends the session, another failure is tried again later",
  without: "Guests start anew, with an empty cart",
});

export const refresh = resource({
  ...tokenCall,
  ...REFRESH,
  name: "refresh",
  body: refreshBody,
  ofVisitor: true,
  meaning: "A new token for a signed-in visitor, after a 401; as `guest-refresh`",
  without: "Signed-in visitors become guests when their token runs out",
});

const name = expects("text", v.string());

export const currentUser = resource({
  ...CURRENT_USER,
  name: "current-user",
  from: ["browser"],
  ofVisitor: true,
  meaning:
    "Who the token's visitor is, asked on every load of a page, also for guests; 401 for a token that is not valid. Other fields are kept for your own screens",
  without: "The account icon leads to the sign-in page",
  maxBytes: MAX_TINY_BODY_BYTES,
  data: v.nullish(
    v.looseObject({
      cart_user_type: optional(name, "`guest` for guests", "customer"),
      username: optional(name, "Name of a signed-in visitor", "Ann", "the visitor counts as a guest"),
    }),
    null,
  ),
});
