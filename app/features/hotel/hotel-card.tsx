import { Picture } from "#app/components/picture.tsx";
import type { Cart } from "#app/domain/cart/cart.ts";
import type { Hotel } from "#app/domain/cart/hotel.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { RoomLine } from "./room-line.tsx";

interface Props {
  hotel: Hotel;
  nights: number;
  operator: OperatorClient;
  adminBaseUrl: string;
  onCart: (cart: Cart) => void;
}

export function HotelCard({ hotel, ...rest }: Props) {
  return (
    <li className="hotel-card">
      <Picture src={hotel.image} alt="" width={800} height={533} className="hotel-picture" />
      <div className="hotel-text">
        {hotel.area === "" ? null : <p className="eyebrow">{hotel.area}</p>}
        <h2 className="hotel-name">{hotel.name}</h2>
        {hotel.summary === "" ? null : <p>{hotel.summary}</p>}
        {hotel.rooms.length === 0 ? <p>No room of this hotel is on sale for these dates.</p> : null}
        <ul role="list" className="room-list" aria-label={`Rooms of ${hotel.name}`}>
          {hotel.rooms.map((room) => (
            <RoomLine key={room.rateKey} room={room} hotelName={hotel.name} {...rest} />
          ))}
        </ul>
      </div>
    </li>
  );
}
