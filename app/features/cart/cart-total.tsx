import { AppLink } from "#app/components/app-link.tsx";
import { proposeTexts } from "#app/components/form/draft.ts";
import { countStep } from "#app/components/funnel.ts";
import { PriceList } from "#app/components/price-list.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { Cart, CartItem } from "#app/domain/cart/cart.ts";
import type { ChosenTour } from "#app/domain/cart/chosen-tour.ts";
import { roomPriceParts, taxesText, wholePrice } from "#app/domain/cart/terms.ts";
import { cartRequest, tripTotal } from "#app/domain/cart/trip-total.ts";
import { CONTACT_DRAFT, CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { plural } from "#app/domain/tour/text.ts";

interface Props {
  /** null: the cart is sent with the contact form. */
  checkoutHref: string | null;
  /** What the tenant wants people to know before they check out. */
  notice: React.ReactNode;
  cart: Cart;
  tours: readonly ChosenTour[];
  isUpdating: boolean;
}

/** What a room costs, with the parts of the price. */
function SumOfRoom({ title, price, terms }: CartItem) {
  const { money } = useFormat();
  return (
    <li>
      <div>
        <span>{title}</span> <span className="no-break">{price === null ? null : money(wholePrice(price, terms))}</span>
      </div>
      <PriceList parts={price === null ? [] : roomPriceParts(price, terms)} />
    </li>
  );
}

/** `2 rooms`, `1 tour`, `1 room and 2 tours` */
function countsText(rooms: number, tours: number): string {
  const counts = [rooms === 0 && tours > 0 ? "" : plural(rooms, "room"), tours === 0 ? "" : plural(tours, "tour")];
  return counts.filter(Boolean).join(" and ");
}

/** Beside the lines; on narrow screens the amount and the button are a bar at the bottom, like that of a tour. */
export function Total({ cart, tours, isUpdating, checkoutHref, notice }: Props) {
  const { items } = cart;
  const format = useFormat();
  const { amount: total, counted, left } = tripTotal(cart, tours, format.currency);
  const [taxes, ...otherTaxes] = new Set(items.map(({ terms }) => taxesText(terms)));
  const ask = () => {
    countStep("checkout");
    proposeTexts(CONTACT_DRAFT, cartRequest(format, cart));
  };
  const amount = isUpdating ? "Updating…" : total === null ? "Not known yet" : format.money(total);
  const terms = (
    <>
      <p className="cart-line-details">{otherTaxes.length === 0 ? taxes : "Some fees are not known: ask us"}</p>
      {left.length === 0 ? null : (
        <p className="cart-line-details">{`Without ${left.map(({ title }) => title).join(", ")}`}</p>
      )}
      {tours.length === 0 || items.length === 0 ? null : (
        <p className="cart-line-details">Rooms are booked together, each tour by itself.</p>
      )}
    </>
  );
  const button =
    items.length === 0 ? null : checkoutHref === null ? (
      <AppLink href={`${CONTACT_PATH}#write`} className="button" onClick={ask}>
        Ask us to book it
      </AppLink>
    ) : (
      <AppLink href={checkoutHref} className="button" onClick={() => countStep("checkout")}>
        {tours.length === 0 ? "Check out" : `Check out ${plural(items.length, "room")}`}
      </AppLink>
    );
  return (
    <>
      <section className="tour-bar" aria-label="Total">
        <div aria-live="polite">
          Total <strong>{amount}</strong>
          {terms}
        </div>
        {button}
      </section>
      <section className="side-card cart-total" aria-label="Total">
        <h2>Price details</h2>
        <div>
          <ul role="list" className="cart-sums cart-line-details">
            {items.map((item) => (
              <SumOfRoom key={item.id} {...item} />
            ))}
            {counted.map(({ tour, title, total: sum }) => (
              <li key={tour}>
                <div>
                  <span>{title}</span> <span className="no-break">{format.money(sum ?? 0)}</span>
                </div>
              </li>
            ))}
          </ul>
          <p className="cart-sum">
            <span>{`Total for ${countsText(items.length, counted.length)}`}</span>{" "}
            <strong className="cart-total-amount" aria-live="polite">
              {amount}
            </strong>
          </p>
          {terms}
        </div>
        {button}
        {notice}
      </section>
    </>
  );
}
