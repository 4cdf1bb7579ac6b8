/** A guest's own booking, by number and e-mail address: one query, so that an unknown number takes no other time. */

import { type Context, Hono } from "hono";
import { type Booking, cancel, findGuests, markResent } from "#tests/stand-in/bookings.ts";
import { freeUntilText } from "#tests/stand-in/engine/page.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";

type Found = Awaited<ReturnType<typeof findGuests>>;

async function foundOf(c: Context<StandInEnv>): Promise<Found> {
  const { number, email } = await c.req.json<{ number?: unknown; email?: unknown }>();
  if (typeof number !== "string" || typeof email !== "string") return null;
  return findGuests(c.env.DB, c.get("host"), number, email);
}

const nothing = (c: Context<StandInEnv>) => c.json({ error: "No such booking" }, 404);

/** Nothing was charged, but a guest would want to know. */
function cancelTerms({ freeUntil = "" }: Booking): string {
  return freeUntil === ""
    ? "As our terms say. Nothing was charged."
    : `${freeUntilText(freeUntil)} Nothing was charged.`;
}

export const myBooking = new Hono<StandInEnv>()
  .post("/booking/find", async (c) => {
    const found = await foundOf(c);
    if (found === null) return nothing(c);
    const { number, items, total, next } = found.booking;
    const { isCanceled } = found;
    const first = items.find(({ tour }) => tour !== undefined);
    return c.json({
      data: {
        number,
        canceled: isCanceled,
        items: items.map(({ price: _price, ...item }) => item),
        total,
        next: isCanceled ? [] : next,
        canCancel: true,
        cancelTerms: isCanceled ? "" : cancelTerms(found.booking),
        canResend: true,
        changeUrl: first === undefined ? null : `/tours/${first.tour}#calendar`,
      },
    });
  })
  .post("/booking/cancel", async (c) => {
    const found = await foundOf(c);
    if (found === null) return nothing(c);
    await cancel(c.env.DB, found.booking.number);
    return c.json({ success: true });
  })
  .post("/booking/resend", async (c) => {
    const found = await foundOf(c);
    if (found === null) return nothing(c);
    await markResent(c.env.DB, found.booking.number);
    return c.json({ success: true });
  });
