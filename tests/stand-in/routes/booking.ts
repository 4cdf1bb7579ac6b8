/** Hotels, rooms and activities. */

import { Hono } from "hono";
import { findTrip, firstFreeDay } from "#tests/stand-in/engine/trips.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { netOf, nightsOf, offerOf, rateKey, termsOf } from "#tests/stand-in/room-rates.ts";
import { type ActivitySeed, activities, type HotelSeed, hotels, roads } from "#tests/stand-in/seed/seed.ts";
import { driveTime } from "#tests/stand-in/seed/templates.ts";

interface Criteria {
  destination: string;
  checkIn: string;
  checkOut: string;
  guests: number;
}

function hotelFor(hotel: HotelSeed, stay: Criteria) {
  const { rooms, stars, destination: _destination, ...shown } = hotel;
  return {
    ...shown,
    categoryName: `${stars} stars`,
    rooms: rooms
      .filter(({ sleeps }) => sleeps >= stay.guests)
      .map((room) => ({
        name: room.name,
        board: `Sleeps ${room.sleeps} · ${room.board}`,
        rateKey: rateKey(hotel.id, room.code, stay),
        net: netOf(room.nightly, stay),
        ...termsOf(room, stay),
      })),
  };
}

/** Behind the wheel from Las Vegas. */
const minutesTo = ({ road }: ActivitySeed) => roads[road]?.minutes ?? 0;

export const booking = new Hono<StandInEnv>()
  .post("/hotel/search/v1", async (c) => {
    const stay = await c.req.json<Criteria>();
    const nights = nightsOf(stay);
    if (!(nights >= 1 && nights <= 30) || !Number.isInteger(stay.guests) || stay.guests < 1) {
      return c.json({ error: "Dates or guests are not valid" }, 422);
    }
    const there = hotels.filter(({ destination }) => destination === stay.destination);
    const offered = there.map((hotel) => hotelFor(hotel, stay));
    return c.json({ data: offered.filter(({ rooms }) => rooms.length > 0) });
  })
  .post("/booking/check", async (c) => {
    const { bookingRoomReference, provider } = await c.req.json<{ bookingRoomReference?: string; provider?: string }>();
    if (provider !== "hbx" || typeof bookingRoomReference !== "string")
      return c.json({ error: "Unknown provider" }, 422);
    const offer = offerOf(bookingRoomReference);
    if (offer === null) return c.json({ isAvailable: false, errMsg: "This rate does not exist.", roomsRate: [] });
    if (offer.soldOut !== null) return c.json({ isAvailable: false, errMsg: offer.soldOut, roomsRate: [] });
    return c.json({
      isAvailable: true,
      errMsg: null,
      roomsRate: [{ rateKey: bookingRoomReference, net: offer.net, name: offer.room }],
    });
  })
  .get("/series", async (c) => {
    const words = (c.req.query("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const destination = c.req.query("destination");
    const found = activities
      .filter((activity) => destination === undefined || activity.destination === destination)
      .filter(({ title, summary, place }) => {
        const text = `${title} ${summary} ${place}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .toSorted((a, b) => minutesTo(a) - minutesTo(b));
    const withDates = found.map(async (activity) => {
      const trip = await findTrip(c.env.DB, (name) => (name === "activity" ? String(activity.id) : ""));
      const { road: _road, start, staysNight, ...shown } = activity;
      return {
        ...shown,
        place: `${activity.place} · ${driveTime(minutesTo(activity))} drive from Las Vegas to ${start}${staysNight ? "; plan to stay overnight" : ""}`,
        nextDate: trip === null ? null : firstFreeDay(trip, "") || null,
      };
    });
    return c.json({ data: await Promise.all(withDates) });
  });
