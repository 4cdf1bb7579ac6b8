import { BookingNotice } from "#app/components/notice-text.tsx";
import { siteContext } from "#app/context.ts";
import { readOrder } from "#app/domain/cart/order.ts";
import { KeptBookings, OrderConfirmation } from "#app/features/bookings/booked.tsx";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";
import { visitorCart } from "#app/features/session/cart-list.ts";
import { update, useSession } from "#app/features/session/store.ts";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/cart";
import { textsAround } from "./content-page.server.ts";
import { unindexedMeta } from "./page-meta.ts";
import { WorkingPage } from "./working-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  return textsAround(context.get(siteContext), request, "cart");
}

export const meta = unindexedMeta("Your cart");

const forgetOrder = () => update({ orderInfo: null });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { checkoutHref } = useSite();
  const order = readOrder(useSession().state?.orderInfo);
  return (
    <div className="cart-page">
      <WorkingPage around={loaderData} title="Your cart">
        {order === null ? null : <OrderConfirmation order={order} contact={<ContactLine />} onSeen={forgetOrder} />}
        <CartScreen
          cart={visitorCart}
          checkoutHref={checkoutHref}
          contact={<ContactLine />}
          notice={<BookingNotice />}
          isBooked={order !== null}
        />
        <KeptBookings shown={order?.number} />
      </WorkingPage>
    </div>
  );
}
