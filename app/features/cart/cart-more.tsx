import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import type { Stay } from "#app/domain/cart/cart-lines.ts";
import { roomsHref } from "./cart-line.tsx";

interface MoreProps {
  /** Begins the search for rooms, if it is known. */
  stay: Stay | null;
  /** There is no room yet. */
  isFirst: boolean;
}

/** Other things to add. */
export function AddMore({ stay, isFirst }: MoreProps) {
  return (
    <p className="cart-more">
      <AppLink href={roomsHref(stay) ?? "/hotel/"} className="text-link">
        {isFirst ? "Find a room" : "Add another room"}
      </AppLink>
      <AppLink href="/activities/" className="text-link">
        See activities
      </AppLink>
    </p>
  );
}

export interface GoodToKnowProps {
  /** null: the cart is sent with the contact form. */
  checkoutHref: string | null;
  /** How to reach the tenant. */
  contact: React.ReactNode;
}

/** What people want to know before they check out. */
export function GoodToKnow({ checkoutHref, contact }: GoodToKnowProps) {
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
      <li>
        <Icon name="clock" />
        Your cart is saved on this device for up to 30 days.
      </li>
    </ul>
  );
}
