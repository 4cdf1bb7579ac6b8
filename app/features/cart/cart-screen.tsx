import { useEffect, useSyncExternalStore } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { PlaceSection, priceLine } from "#app/components/destination-tiles.tsx";
import { proposeTexts } from "#app/components/form/draft.ts";
import { countStep } from "#app/components/funnel.ts";
import { LoadProblem } from "#app/components/load-problem.tsx";
import { PriceList } from "#app/components/price-list.tsx";
import { showToast } from "#app/components/toast.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type Cart, type CartItem, cartLines, daysQuery, wholeTotal } from "#app/domain/cart/cart-lines.ts";
import { cartRequest } from "#app/domain/cart/cart-request.ts";
import { type CartView, NO_CART, type VisitorCart } from "#app/domain/cart/cart-view.ts";
import { roomPriceParts, taxesText, wholePrice } from "#app/domain/cart/terms.ts";
import { CONTACT_DRAFT, CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { isOutcomeUnknown } from "#app/domain/http/outcome.ts";
import { timesOf } from "#app/domain/locale/amounts.ts";
import { fromTown } from "#app/domain/tenant/departure-town.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { plural } from "#app/domain/tour/text.ts";
import { CartLine, titleOf } from "./cart-line.tsx";
import { AddMore, GoodToKnow, type GoodToKnowProps } from "./cart-more.tsx";
import { ChosenTours } from "./chosen-list.tsx";
import { RoomPlaces } from "./room-places.tsx";

interface Props extends GoodToKnowProps {
  cart: VisitorCart;
  /** Those that the tenant sells. */
  places: readonly PlaceTile[];
  /** What the tenant wants people to know before they check out. */
  notice: React.ReactNode;
  /** True beside the confirmation of what was just booked. */
  isBooked: boolean;
}

/** The number of destination tiles in one row. */
const ONE_ROW = 4;

function EmptyCart({ places }: Pick<Props, "places">) {
  return (
    <div className="cart-empty">
      <ChosenTours />
      <h2>No rooms yet</h2>
      <p>Your cart is for rooms. Tours are booked on their own pages.</p>
      <p className="button-row">
        <AppLink href="/hotel/" className="button">
          Find a room
        </AppLink>
        <AppLink href="/our-tours" className="button button-quiet">
          See our tours
        </AppLink>
      </p>
      <RoomPlaces places={places} />
    </div>
  );
}

/** Places, each leading to its tours on the days of the stay; `query` is "" when the days are unknown. */
function StayTours({ query, places }: { query: string } & Pick<Props, "places">) {
  return (
    <PlaceSection
      title={`Tours${fromTown(useTenant())}`}
      places={places.slice(0, ONE_ROW)}
      hrefOf={(slug) => `/our-tours?destination=${slug}${query}`}
      lineOf={priceLine}
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

/** The sum for equal rooms, with the parts of the price of one. */
function SumOfLine({ line }: { line: readonly CartItem[] }) {
  const { money } = useFormat();
  const [item] = line;
  if (item === undefined) return null;
  const { price, terms } = item;
  const parts = price === null ? [] : roomPriceParts(price, terms);
  const isEach = line.length > 1 && parts.length > 0;
  return (
    <li>
      <div>
        <span>{titleOf(line)}</span>{" "}
        <span className="no-break">
          {price === null ? null : money(timesOf(wholePrice(price, terms), line.length))}
        </span>
      </div>
      {isEach ? "Each:" : null}
      <PriceList parts={parts} />
    </li>
  );
}

/** Beside the lines; on narrow screens the amount and the button are a bar at the bottom, like that of a tour. */
function Total({ cart, isUpdating, checkoutHref, notice }: TotalProps) {
  const { items } = cart;
  const format = useFormat();
  const total = wholeTotal(cart);
  const [taxes, ...otherTaxes] = new Set(items.map(({ terms }) => taxesText(terms)));
  const ask = () => {
    countStep("checkout");
    proposeTexts(CONTACT_DRAFT, cartRequest(format, cart));
  };
  const amount = isUpdating ? "Updating…" : total === null ? "Not known yet" : format.money(total);
  const terms = (
    <p className="cart-line-details">{otherTaxes.length === 0 ? taxes : "Some fees are not known: ask us"}</p>
  );
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
              <SumOfLine key={line[0]?.id} line={line} />
            ))}
          </ul>
          <p className="cart-sum">
            <span>{`Total for ${plural(items.length, "room")}`}</span>{" "}
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

const NOT_SHOWN = "The cart could not be shown: try again.";

/** The items are gone from the list at once; what became of them is told by the answers to their removal. */
async function removeItems(cart: VisitorCart, items: readonly CartItem[]): Promise<void> {
  const { failed, isShown } = await cart.remove(items.map(({ id }) => id));
  const left = failed === null ? undefined : items[failed.index];
  if (failed === null || left === undefined) {
    if (!(await isShown)) showToast("warning", `It is removed. ${NOT_SHOWN}`);
  } else if (!isOutcomeUnknown(failed.outcome)) {
    showToast("error", `${left.title} could not be removed. It is still in your cart.`);
  } else {
    const unknown = `We do not know whether ${left.title} was removed.`;
    const inList = (await isShown) ? "Your cart shows what is in it now." : NOT_SHOWN;
    showToast("error", `${unknown} ${inList}`);
  }
}

interface FilledProps extends Props {
  items: Cart;
  view: CartView;
}

function FilledCart({ items: { items, total }, view, ...props }: FilledProps) {
  const { cart, checkoutHref, places, contact, notice, isBooked } = props;
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
      {items.length > 0 || view.isChanging ? (
        <div className="cart-grid">
          <div>
            <ul role="list" className="result-list cart-lines" aria-label="Items">
              {cartLines(items).map((line) => (
                // A new line for another number: a page translator replaces text nodes, which React then cannot change.
                <CartLine
                  key={line.map(({ id }) => id).join(" ")}
                  items={line}
                  onRemove={(some) => void removeItems(cart, some)}
                />
              ))}
            </ul>
            <AddMore stay={items.at(-1)?.stay ?? null} />
          </div>
          <Total cart={{ items, total }} isUpdating={view.isChanging} checkoutHref={checkoutHref} notice={notice} />
          <GoodToKnow checkoutHref={checkoutHref} contact={contact} />
        </div>
      ) : isBooked ? null : (
        <EmptyCart places={places} />
      )}
      {items.length > 0 || isBooked ? <ChosenTours /> : null}
      <StayTours query={daysQuery(items)} places={places} />
    </div>
  );
}

/** All prices come from the operator (`GET /api/cart`), never from the cookie. */
export function CartScreen(props: Props) {
  const { cart } = props;
  const view = useSyncExternalStore(cart.subscribe, cart.current, () => NO_CART);
  const { cart: items, failure } = view;
  useEffect(() => void cart.read(), [cart]);
  const hasFailed = failure !== null;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => void cart.read();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [cart, hasFailed]);
  return (
    <>
      {items === null && failure === null ? (
        <CartSkeleton />
      ) : items !== null ? (
        <FilledCart {...props} items={items} view={view} />
      ) : failure === null ? null : (
        <LoadProblem what="Your cart" failure={failure} onRetry={() => void cart.read()} />
      )}
    </>
  );
}
