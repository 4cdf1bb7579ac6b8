/** Bookings in D1. Nothing is charged: a booking is a number, its seats, and who comes. */

/** One thing that was booked, as it is shown to its guest. */
export interface BookedItem {
  title: string;
  /** Date, time, party or nights. */
  details: string;
  /** US dollars. */
  price: number;
  /** The number and the day of a tour. */
  tour?: number;
  date?: string;
  /** Its departure and pick-up stop. */
  session?: string;
  pickup?: string;
  /** Who comes along. */
  party?: { adults: number; children: number };
}

/** What the site is told of it. */
export const toldItem = ({ price: _price, party: _party, ...item }: BookedItem) => item;

export interface Booking {
  number: string;
  /** Secret in the address of the confirmation, and what makes a form that is sent twice one booking. */
  key: string;
  /** Tenant host of the brand it was booked with. */
  host: string;
  items: BookedItem[];
  /** US dollars. */
  total: number;
  name: string;
  email: string;
  phone: string;
  /** Names of everybody else, as typed. */
  others: string;
  /** What the guest does next, one sentence each. */
  next: string[];
  /** As the site said it on the way to the engine: `2026-12-03T06:45` at the place, or `never`. */
  freeUntil?: string;
}

interface BookingRow {
  data: string;
  told: number;
  canceled: number;
}

const readRow = ({ data, told, canceled }: BookingRow) => ({
  booking: JSON.parse(data) as Booking,
  isCanceled: canceled === 1,
  told: told === 1,
});

/** Without letters and digits that look alike. */
const NUMBER_CHARS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export function newNumber(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `NP-${Array.from(random, (byte) => NUMBER_CHARS[byte % NUMBER_CHARS.length]).join("")}`;
}

export const isKey = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** As read last; null after a change. In memory, because a query costs more than the rest of most answers. */
let seatsKnown: ReadonlyMap<string, number> | null = null;
let changes = 0;

/** Seats sold through bookings, by the departures they are on. */
export async function seatsTaken(db: D1Database): Promise<ReadonlyMap<string, number>> {
  if (seatsKnown !== null) return seatsKnown;
  const before = changes;
  const { results } = await db
    .prepare("SELECT seats_of, SUM(seats) AS taken FROM bookings WHERE seats_of IS NOT NULL GROUP BY seats_of")
    .all<{ seats_of: string; taken: number }>();
  const taken = new Map(results.map((row) => [row.seats_of, row.taken]));
  // Read while it was changed, it may be either value.
  if (before === changes) seatsKnown = taken;
  return taken;
}

async function changeSeats(change: D1PreparedStatement): Promise<D1Result> {
  try {
    return await change.run();
  } finally {
    changes += 1;
    seatsKnown = null;
  }
}

/**
 * Stores a booking if its departure still has the seats, in one statement, so that two visitors cannot have the last one.
 *
 * @param seats null for what has no seats
 * @returns false when the seats are gone
 */
export async function store(
  db: D1Database,
  booking: Booking,
  seats: { of: string; count: number; capacity: number } | null,
  owner: string | null = null,
): Promise<boolean> {
  const { of = null, count = 0, capacity = 0 } = seats ?? {};
  const insert = db
    .prepare(
      `INSERT INTO bookings (number, key, owner, host, seats_of, seats, data, booked_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE (SELECT COALESCE(SUM(seats), 0) FROM bookings WHERE seats_of = ?5) + ?6 <= ?9`,
    )
    .bind(booking.number, booking.key, owner, booking.host, of, count, JSON.stringify(booking), Date.now(), capacity);
  return (await changeSeats(insert)).meta.changes === 1;
}

/** Moves a booking to other seats, which may be some of its own. The site is told again. @returns false when there are too few */
export async function move(
  db: D1Database,
  booking: Booking,
  seats: { of: string; count: number; capacity: number },
): Promise<boolean> {
  const update = db
    .prepare(
      `UPDATE bookings SET data = ?1, seats_of = ?2, seats = ?3, told = 0 WHERE number = ?4 AND canceled = 0
       AND (SELECT COALESCE(SUM(seats), 0) FROM bookings WHERE seats_of = ?2 AND number <> ?4) + ?3 <= ?5`,
    )
    .bind(JSON.stringify(booking), seats.of, seats.count, booking.number, seats.capacity);
  return (await changeSeats(update)).meta.changes === 1;
}

export async function findBooking(db: D1Database, key: string) {
  const row = await db.prepare("SELECT * FROM bookings WHERE key = ?").bind(key).first<BookingRow>();
  return row && readRow(row);
}

/** The booking of a brand's guest who knows its number, however it is spaced, and the address it was made with, in any case. */
export async function findGuests(db: D1Database, host: string, number: string, email: string) {
  const row = await db
    .prepare(
      "SELECT * FROM bookings WHERE replace(number, '-', '') IN (?1, 'NP' || ?1) AND lower(json_extract(data, '$.email')) = lower(?2) AND host IN (?3, '')",
    )
    .bind(number.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""), email, host)
    .first<BookingRow>();
  return row && readRow(row);
}

/** Its seats are free again. */
export async function cancel(db: D1Database, number: string): Promise<void> {
  await changeSeats(db.prepare("UPDATE bookings SET canceled = 1, seats = 0 WHERE number = ?").bind(number));
}

export async function markResent(db: D1Database, number: string): Promise<void> {
  await db.prepare("UPDATE bookings SET resent = resent + 1 WHERE number = ?").bind(number).run();
}

/** Newest first. */
export async function bookingsOf(db: D1Database, owner: string) {
  const { results } = await db
    .prepare("SELECT * FROM bookings WHERE owner = ? ORDER BY booked_at DESC")
    .bind(owner)
    .all<BookingRow>();
  return results.map(readRow);
}

/** Lists a booking in the account of the visitor who opened its confirmation, unless it is somebody's already. */
export async function claim(db: D1Database, key: string, owner: string): Promise<void> {
  await db.prepare("UPDATE bookings SET owner = ? WHERE key = ? AND owner IS NULL").bind(owner, key).run();
}

/** Marks that the site was told through `orderInfo`, which happens once. */
export async function markTold(db: D1Database, key: string): Promise<void> {
  await db.prepare("UPDATE bookings SET told = 1 WHERE key = ?").bind(key).run();
}
