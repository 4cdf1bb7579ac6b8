import { useEffect, useSyncExternalStore } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { chosenTours } from "#app/components/kept-tours.ts";
import { Loading, LoadProblem } from "#app/components/load-problem.tsx";
import { showToast } from "#app/components/toast.ts";
import { useTenant, useToday } from "#app/components/use-tenant.ts";
import { type Cart, type CartItem, type CartView, NO_CART, type VisitorCart } from "#app/domain/cart/cart.ts";
import type { ChosenTour } from "#app/domain/cart/chosen-tour.ts";
import { isOutcomeUnknown } from "#app/domain/http/outcome.ts";
import { CartLine, ChosenTours, roomsHref } from "./cart-line.tsx";
import { Total } from "./cart-total.tsx";

interface GoodToKnowProps {
  /** null: the cart is sent with the contact form. */
  checkoutHref: string | null;
  /** How to reach the tenant. */
  contact: React.ReactNode;
}

/** What people want to know before they check out. */
function GoodToKnow({ checkoutHref, contact }: GoodToKnowProps) {
  return (
    <ul role="list" className="icon-list">
      <li>
        <Icon name="arrow" />
        {checkoutHref === null
          ? "Send us your cart. A person checks the rooms and answers you."
          : "Next: enter your contact details and book."}
      </li>
      <li>
        <Icon name="phone" />
        <span>{contact}</span>
      </li>
    </ul>
  );
}

interface Props extends GoodToKnowProps {
  cart: VisitorCart;
  /** What the tenant wants people to know before they check out. */
  notice: React.ReactNode;
  /** True beside the confirmation of what was just booked. */
  isBooked: boolean;
}

const NOT_SHOWN = "The cart could not be shown: try again.";

/** The item is gone from the list at once; what became of it is told by the answer to its removal. */
async function remove(cart: VisitorCart, { id, title }: CartItem): Promise<void> {
  const { failed, isShown } = await cart.remove(id);
  if (failed === null) {
    if (!(await isShown)) showToast("warning", `It is removed. ${NOT_SHOWN}`);
  } else if (!isOutcomeUnknown(failed)) {
    showToast("error", `${title} could not be removed. It is still in your cart.`);
  } else {
    const unknown = `We do not know whether ${title} was removed.`;
    const inList = (await isShown) ? "Your cart shows what is in it now." : NOT_SHOWN;
    showToast("error", `${unknown} ${inList}`);
  }
}

interface FilledProps extends Props {
  rooms: Cart;
  tours: readonly ChosenTour[];
  view: CartView;
}

function FilledCart({ rooms: { items, total }, tours, view, ...props }: FilledProps) {
  const { cart, checkoutHref, contact, notice, isBooked } = props;
  const { hotels, activities } = useTenant();
  return (
    <div>
      {view.failure === null ? null : (
        <p className="form-problem" role="alert">
          {NOT_SHOWN}{" "}
          <button type="button" className="text-button" onClick={() => void cart.read()}>
            Try again
          </button>
        </p>
      )}
      {items.length > 0 || view.isChanging || tours.length > 0 ? (
        <div className="cart-grid">
          <div>
            {items.length === 0 ? null : (
              <ul role="list" className="result-list cart-lines" aria-label="Items">
                {items.map((item) => (
                  <CartLine key={item.id} item={item} onRemove={() => void remove(cart, item)} />
                ))}
              </ul>
            )}
            <ChosenTours tours={tours} />
            <p className="cart-more">
              {hotels ? (
                <AppLink href={roomsHref(items.at(-1)?.stay ?? null) ?? "/hotel/"} className="text-link">
                  {items.length === 0 ? "Find a room" : "Add another room"}
                </AppLink>
              ) : null}
              {activities ? (
                <AppLink href="/activities/" className="text-link">
                  See activities
                </AppLink>
              ) : null}
            </p>
          </div>
          <Total
            cart={{ items, total }}
            tours={tours}
            isUpdating={view.isChanging}
            checkoutHref={checkoutHref}
            notice={notice}
          />
          {items.length === 0 ? null : <GoodToKnow checkoutHref={checkoutHref} contact={contact} />}
        </div>
      ) : isBooked ? null : (
        <div className="cart-empty">
          <h2>No {hotels ? "rooms" : "tours"} yet</h2>
          <p>{hotels ? "Rooms that you add and tours" : "Tours"} of which you choose a day are here.</p>
          <p className="button-row">
            {hotels ? (
              <AppLink href="/hotel/" className="button">
                Find a room
              </AppLink>
            ) : null}
            <AppLink href="/our-tours" className="button button-quiet">
              See our tours
            </AppLink>
          </p>
        </div>
      )}
    </div>
  );
}

const NO_ROOMS: CartView = { cart: { items: [], total: 0 }, failure: null, isChanging: false };

/**
 * All prices of rooms come from the operator (`GET /api/cart`), never from the cookie; it is not asked where it sells none. Chosen tours
 * are there without an answer, too.
 */
export function CartScreen(props: Props) {
  const { cart } = props;
  const { hotels } = useTenant();
  const asked = useSyncExternalStore(cart.subscribe, cart.current, () => NO_CART);
  const view = hotels ? asked : NO_ROOMS;
  const today = useToday();
  const tours = chosenTours.useList().filter(({ date }) => date >= today);
  const { cart: rooms, failure } = view;
  useEffect(() => {
    if (hotels) void cart.read();
  }, [cart, hotels]);
  const hasFailed = failure !== null;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => void cart.read();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [cart, hasFailed]);
  if (rooms !== null) return <FilledCart {...props} rooms={rooms} tours={tours} view={view} />;
  if (failure === null) return <Loading what="your cart" className="cart-loading" />;
  return (
    <>
      <LoadProblem what="Your cart" failure={failure} onRetry={() => void cart.read()} />
      <ChosenTours tours={tours} />
    </>
  );
}
