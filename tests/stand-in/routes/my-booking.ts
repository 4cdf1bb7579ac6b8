/** A guest's own booking, by number and e-mail address: one query, so that an unknown number takes no other time. */

import { type Context, Hono } from "hono";
import { type Booking, cancel, findGuests, markResent, toldItem } from "#tests/stand-in/bookings.ts";
import { freeUntilText } from "#tests/stand-in/engine/page.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findGuests>>>;

async function answer(c: Context<StandInEnv>, dataOf: (found: Found) => object | Promise<object>) {
  const { number, email } = await c.req.json<{ number?: unknown; email?: unknown }>();
  const isAsked = typeof number === "string" && typeof email === "string";
  const found = isAsked ? await findGuests(c.env.DB, c.get("host"), number, email) : null;
  return found === null ? c.json({ error: "No such booking" }, 404) : c.json(await dataOf(found));
}

/** Nothing was charged, but a guest would want to know. */
function cancelTerms({ freeUntil = "" }: Booking): string {
  return freeUntil === ""
    ? "As our terms say. Nothing was charged."
    : `${freeUntilText(freeUntil)} Nothing was charged.`;
}

export const myBooking = new Hono<StandInEnv>()
  .post("/booking/find", (c) =>
    answer(c, ({ booking, isCanceled }) => {
      const { number, items, total, next } = booking;
      const first = items.find(({ tour }) => tour !== undefined);
      return {
        data: {
          number,
          canceled: isCanceled,
          items: items.map(toldItem),
          total,
          next: isCanceled ? [] : next,
          canCancel: true,
          cancelTerms: isCanceled ? "" : cancelTerms(booking),
          canResend: true,
          changeUrl: first === undefined ? null : `/search?tour=${first.tour}&change=${booking.key}`,
        },
      };
    }),
  )
  .post("/booking/cancel", (c) =>
    answer(c, async ({ booking }) => {
      await cancel(c.env.DB, booking.number);
      return { success: true };
    }),
  )
  .post("/booking/resend", (c) =>
    answer(c, async ({ booking }) => {
      await markResent(c.env.DB, booking.number);
      return { success: true };
    }),
  );
