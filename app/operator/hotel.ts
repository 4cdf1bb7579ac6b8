import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { Hotel, Room } from "#app/domain/cart/hotel.ts";
import type { HotelSearch } from "#app/domain/cart/hotel-link.ts";
import { isObject } from "#app/domain/json.ts";
import { readRate, readTerms } from "./booking.ts";
import { opaqueId, readImage } from "./cart.ts";
import type { OperatorClient } from "./client.ts";
import { field, ignore, line, list, listField, type Note, text } from "./field-readers.ts";
import { type Outcome, read } from "./outcome.ts";

const MAX_HOTELS = 50;
const MAX_ROOMS = 20;

function readRoom(input: unknown, checkIn: IsoDate, note: Note): Room | null {
  const rate = readRate(input, note);
  if (rate === null || !isObject(input)) return null;
  return {
    ...rate,
    name: field(input, "name", line(120), note) ?? "Room",
    board: text(input, "board", 80, note),
    terms: readTerms(input, checkIn, note),
  };
}

function readHotel(input: unknown, checkIn: IsoDate, note: Note, admin: string): Hotel | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", opaqueId, note);
  const name = field(input, "name", line(120), note);
  if (id === null || name === null) return null;
  return {
    id,
    name,
    category: text(input, "categoryName", 40, note),
    area: text(input, "area", 120, note),
    address: text(input, "address", 200, note),
    summary: text(input, "summary", 400, note),
    image: readImage(input, note, admin),
    rooms: listField(input, "rooms", MAX_ROOMS, note, (room, own) => readRoom(room, checkIn, own)),
  };
}

export async function searchHotels(
  operator: OperatorClient,
  search: HotelSearch,
  adminBaseUrl: string,
): Promise<Outcome<Hotel[]>> {
  return read(await operator.call({ method: "POST", path: "/api/hotel/search/v1", body: search }), (data) =>
    Array.isArray(data)
      ? list(data, MAX_HOTELS, ignore, (item, note) => readHotel(item, search.checkIn, note, adminBaseUrl))
      : null,
  );
}
