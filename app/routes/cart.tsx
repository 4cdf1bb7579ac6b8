import { BookingNotice } from "#app/components/notice-text.tsx";
import { readOrder } from "#app/domain/cart/order.ts";
import { KeptBookings, OrderConfirmation } from "#app/features/bookings/order-confirmation.tsx";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";
import { update, useSession } from "#app/features/session/store.ts";
import { visitorCart } from "#app/features/session/visitor-cart.ts";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/cart";
import { unindexedTags } from "./page-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Your cart", matches);
}

const forgetOrder = () => update({ orderInfo: null });

export default function CartPage() {
  const { checkoutHref, places } = useSite();
  const order = readOrder(useSession().state?.orderInfo);
  return (
    <div className="cart-page">
      <BrowserPage title="Your cart">
        {order === null ? null : <OrderConfirmation order={order} contact={<ContactLine />} onSeen={forgetOrder} />}
        <CartScreen
          cart={visitorCart}
          checkoutHref={checkoutHref}
          places={places}
          contact={<ContactLine />}
          notice={<BookingNotice />}
          isBooked={order !== null}
        />
        <KeptBookings shown={order?.number} />
      </BrowserPage>
    </div>
  );
}
