import { readOrder } from "#app/domain/cart/order.ts";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";
import { authorized } from "#app/features/session/authorized.ts";
import { setCart, update, useSession } from "#app/features/session/store.ts";
import { BrowserPage } from "#app/layout/browser-page.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/cart";
import { unindexedTags } from "./page-meta.ts";

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Your cart", matches);
}

const forgetOrder = () => update({ orderInfo: null });
const showInBadge = (items: readonly unknown[]) => setCart([...items]);

export default function CartPage() {
  const { adminBaseUrl, checkoutHref } = useSite();
  const { state } = useSession();
  return (
    <BrowserPage
      title="Your cart"
      lead="Rooms you picked so far, at today's prices. They stay here while you look around; tours are booked from their own pages."
    >
      <CartScreen
        operator={authorized}
        adminBaseUrl={adminBaseUrl}
        checkoutHref={checkoutHref}
        order={readOrder(state?.orderInfo)}
        onOrderSeen={forgetOrder}
        onItems={showInBadge}
      />
    </BrowserPage>
  );
}
