import { Picture } from "#app/components/picture.tsx";
import type { CartItem } from "#app/domain/cart/cart.ts";
import { receiptAmount } from "#app/domain/cart/money.ts";

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  return (
    <li className="cart-line">
      <Picture src={item.image} alt="" width={240} height={160} className="cart-line-picture" />
      <div className="cart-line-text">
        <h2 className="cart-line-title">{item.title}</h2>
        {item.details === "" ? null : <p className="cart-line-details">{item.details}</p>}
      </div>
      <p className="cart-line-price">{item.price === null ? "Price on request" : receiptAmount(item.price)}</p>
      <button type="button" className="button button-quiet cart-line-remove" onClick={onRemove}>
        Remove<span className="visually-hidden"> {item.title}</span>
      </button>
    </li>
  );
}
