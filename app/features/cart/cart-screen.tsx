import { useCallback, useRef, useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Places, priceLine } from "#app/components/destination-tiles.tsx";
import { addToDraft } from "#app/components/form/draft.ts";
import { countStep } from "#app/components/funnel.ts";
import { LoadProblem } from "#app/components/load-problem.tsx";
import { showToast } from "#app/components/toast.ts";
import { useLoad } from "#app/components/use-load.ts";
import { type Cart, type CartItem, cartLines, daysQuery } from "#app/domain/cart/cart.ts";
import { cartRequest } from "#app/domain/cart/cart-request.ts";
import type { Order } from "#app/domain/cart/order.ts";
import { taxesText } from "#app/domain/cart/terms.ts";
import { CONTACT_DRAFT, CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { dollars, plural } from "#app/domain/tour/text.ts";
import { fetchCart, removeFromCart } from "#app/operator/cart.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { CartLine, sum, titleOf } from "./cart-line.tsx";
import { AddMore, GoodToKnow, type GoodToKnowProps } from "./cart-more.tsx";
import { OrderConfirmation } from "./order-confirmation.tsx";
import { RoomPlaces } from "./room-places.tsx";

interface Props extends GoodToKnowProps {
  operator: OperatorClient;
  adminBaseUrl: string;
  /** Slugs of the destinations the tenant sells. */
  places: readonly string[];
  /** Of tours to them: the lowest price, US dollars, by slug. */
  placePrices: Readonly<Record<string, number>>;
  /** What the tenant wants people to know before they check out. */
  notice: React.ReactNode;
  /** What was just booked; null when nothing was. */
  order: Order | null;
  onOrderSeen: () => void;
  /** Called when the items change. */
  onItems: (items: readonly CartItem[]) => void;
}

/** Of destinations. */
const ONE_ROW = 4;

function EmptyCart({ places }: Pick<Props, "places">) {
  return (
    <div className="cart-empty">
      <h2>No rooms yet</h2>
      <p>Your cart is for rooms. Tours are booked on their own pages.</p>
      <p className="button-row">
        <AppLink href="/hotel/" className="button">
          Find a room in Las Vegas
        </AppLink>
        <AppLink href="/our-tours" className="button button-quiet">
          See our tours
        </AppLink>
      </p>
      <RoomPlaces slugs={places} />
    </div>
  );
}

/** Places, each leading to its tours on the days of the stay; `query` is "" when the days are unknown. */
function StayTours({
  query,
  places,
  prices,
}: {
  query: string;
  places: readonly string[];
  prices: Props["placePrices"];
}) {
  return (
    <Places
      title="Tours from Las Vegas"
      slugs={places.slice(0, ONE_ROW)}
      hrefOf={(slug) => `/our-tours?destination=${slug}${query}`}
      lineOf={priceLine(prices)}
    />
  );
}

function CartSkeleton() {
  return (
    <div className="cart-loading" aria-busy="true" aria-live="polite">
      <span className="visually-hidden">Loading your cart…</span>
      <div className="skeleton result-skeleton" />
      <div className="skeleton result-skeleton" />
    </div>
  );
}

interface TotalProps extends Pick<Props, "checkoutHref" | "notice"> {
  cart: Cart;
  isUpdating: boolean;
}

/** Beside the lines; on narrow screens the amount and the button are a bar at the bottom, like that of a tour. */
function Total({ cart, isUpdating, checkoutHref, notice }: TotalProps) {
  const { items, total } = cart;
  const [taxes, ...otherTaxes] = new Set(items.map(({ terms }) => taxesText(terms)));
  const ask = () => {
    countStep("checkout");
    addToDraft(CONTACT_DRAFT, cartRequest(cart));
  };
  const amount = isUpdating ? "Updating…" : total === null ? "Not known yet" : dollars(total);
  const terms = otherTaxes.length === 0 ? <p className="cart-line-details">{taxes}</p> : null;
  const button =
    checkoutHref === null ? (
      <AppLink href={`${CONTACT_PATH}#write`} className="button" onClick={ask}>
        Ask us to book it
      </AppLink>
    ) : (
      <AppLink href={checkoutHref} className="button" onClick={() => countStep("checkout")}>
        Check out
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
            {cartLines(items).map((line) => (
              <li key={line[0]?.id}>
                <span>{titleOf(line)}</span>{" "}
                <span className="no-break">{line[0]?.price == null ? null : sum(line, line[0].price)}</span>
              </li>
            ))}
          </ul>
          <p className="cart-sum">
            Total for {plural(items.length, "room")}{" "}
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

/** Removes items at once, and shows them again if the operator refuses. */
function FilledCart({ loaded, ...props }: Props & { loaded: Cart }) {
  const { operator, adminBaseUrl, checkoutHref, places, placePrices, contact, notice, order, onItems } = props;
  const [cart, setCart] = useState(loaded);
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const shown = cart.items.filter(({ id }) => !removing.has(id));

  async function remove(items: readonly CartItem[]) {
    const gone = new Set(items.map(({ id }) => id));
    setRemoving((ids) => new Set([...ids, ...gone]));
    onItems(shown.filter(({ id }) => !gone.has(id)));
    list.current?.focus();
    let left = cart;
    for (const { id, title } of items) {
      // One after the other: each answer is the cart without those before.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await removeFromCart(operator, id, adminBaseUrl);
      if (!outcome.ok) {
        showToast("error", `${title} could not be removed. It is still in your cart.`);
        break;
      }
      left = outcome.data;
    }
    setRemoving((ids) => new Set([...ids].filter((id) => !gone.has(id))));
    if (left !== cart) setCart(left);
    onItems(left.items);
  }

  return (
    <div ref={list} tabIndex={-1} className="cart-focus">
      {shown.length > 0 || removing.size > 0 ? (
        <div className="cart-grid">
          <div>
            <ul role="list" className="result-list cart-lines" aria-label="Items">
              {cartLines(shown).map((items) => (
                <CartLine key={items[0]?.id} items={items} onRemove={(some) => void remove(some)} />
              ))}
            </ul>
            <AddMore stay={shown.at(-1)?.stay ?? null} />
          </div>
          <Total cart={{ ...cart, items: shown }} isUpdating={removing.size > 0} {...{ checkoutHref, notice }} />
          <GoodToKnow {...{ checkoutHref, contact }} />
        </div>
      ) : order === null ? (
        <EmptyCart places={places} />
      ) : null}
      <StayTours query={daysQuery(shown)} places={places} prices={placePrices} />
    </div>
  );
}

/** All prices come from the operator (`GET /api/cart`), never from the cookie. */
export function CartScreen(props: Props) {
  const { operator, adminBaseUrl, order, onOrderSeen, onItems } = props;
  const load = useCallback(async () => {
    const outcome = await fetchCart(operator, adminBaseUrl);
    if (outcome.ok) onItems(outcome.data.items);
    return outcome;
  }, [operator, adminBaseUrl, onItems]);
  const { state, retry } = useLoad(load);
  if (state.status === "loading") return <CartSkeleton />;
  return (
    <>
      {order === null ? null : <OrderConfirmation order={order} onSeen={onOrderSeen} />}
      {state.status === "failed" ? (
        <LoadProblem what="Your cart" failure={state.failure} onRetry={retry} />
      ) : (
        <FilledCart {...props} loaded={state.data} />
      )}
    </>
  );
}
