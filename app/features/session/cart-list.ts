/**
 * The visitor's cart as all screens show it: the operator's newest list, without what is being removed. Changes are sent one
 * after another, and a list that was asked for before a change never replaces what is known after it.
 */

import { type CartChange, type CartView, cartAddPayload, NO_CART, type VisitorCart } from "#app/domain/cart/cart.ts";
import { WriteKeys } from "#app/domain/http/idempotency.ts";
import { failure, isOutcomeUnknown, type Outcome } from "#app/domain/http/outcome.ts";
import { cartEntryId } from "#app/domain/session/cookie.ts";
import type { Cart } from "#app/operator/cart.ts";
import type { Call, OperatorClient } from "#app/operator/client.ts";
import type { RoomRate } from "#app/operator/rooms.ts";
import { CART, CART_ADD, callThroughEdge, cartRemoval } from "#app/operator/visitor-calls.ts";
import { authorized } from "./authorized.ts";
import { onVisitor, setCart } from "./store.ts";

interface CartAnswer {
  /** As the operator sends them: the user state stores them (specification 3). */
  items: unknown[];
  cart: Cart;
}

async function fetchCart(operator: OperatorClient): Promise<Outcome<CartAnswer>> {
  const outcome = await callThroughEdge<{ data: { items: unknown[] }; read: Cart }>(operator, CART);
  return outcome.ok ? { ok: true, data: { items: outcome.data.data.items, cart: outcome.data.read } } : outcome;
}

interface Write {
  call: Call;
  /** Id of the item that it removes. */
  removes?: string;
}

function withoutItems({ items, cart }: CartAnswer, isGone: (id: string) => boolean): CartAnswer {
  const left = items.filter((item) => !isGone(String(cartEntryId(item))));
  return { items: left, cart: { ...cart, items: cart.items.filter(({ id }) => !isGone(id)) } };
}

export class CartList implements VisitorCart {
  readonly #operator: OperatorClient;
  readonly #onItems: (items: unknown[]) => void;
  readonly #keys = new WriteKeys();
  readonly #listeners = new Set<() => void>();
  #view: CartView = NO_CART;
  /** The newest answer, with the items that are being removed. */
  #answer: CartAnswer | null = null;
  /** The items of that answer that are shown. */
  #shown: unknown[] | undefined;
  #failure: CartView["failure"] = null;
  /** Ids of items whose removal is waited for, or known only from the next list. */
  readonly #hidden = new Set<string>();
  readonly #unsure = new Set<string>();
  /** Counts what may have changed the cart: a list that was asked for at another version is not used. */
  #version = 0;
  /** Counts visitors of this document. */
  #visitor = 0;
  #reading: { version: number; isRead: Promise<boolean> } | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param onItems called with the items that are shown, whenever they change */
  constructor(operator: OperatorClient, onItems: (items: unknown[]) => void) {
    this.#operator = operator;
    this.#onItems = onItems;
  }

  readonly current = (): CartView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A screen shows the list. */
  get isOnScreen(): boolean {
    return this.#listeners.size > 0;
  }

  readonly read = (): Promise<boolean> => {
    if (this.#reading?.version === this.#version) return this.#reading.isRead;
    this.#failure = null;
    const isRead = this.#fetch(this.#version);
    this.#reading = { version: this.#version, isRead };
    this.#show();
    return isRead;
  };

  /** Asks again, because somebody else may have changed the cart: answers that are on their way are not used. */
  readonly readAgain = (): Promise<boolean> => {
    this.#version += 1;
    return this.read();
  };

  /** Another visitor: nothing of the former one is shown or sent. */
  readonly reset = (): void => {
    this.#version += 1;
    this.#visitor += 1;
    this.#answer = null;
    this.#failure = null;
    this.#hidden.clear();
    this.#unsure.clear();
    this.#show();
    if (this.isOnScreen) void this.read();
  };

  readonly add = (rates: readonly RoomRate[]): Promise<CartChange> =>
    this.#change({ call: { ...CART_ADD, body: cartAddPayload(rates) } });

  readonly remove = (id: string): Promise<CartChange> => this.#change({ call: cartRemoval(id), removes: id });

  #change(write: Write): Promise<CartChange> {
    const visitor = this.#visitor;
    this.#waiting += 1;
    if (write.removes !== undefined) this.#hidden.add(write.removes);
    this.#show();
    const turn = this.#queue.then(() => this.#send(write, visitor));
    this.#queue = turn;
    return turn;
  }

  async #send(write: Write, visitor: number): Promise<CartChange> {
    const outcome = visitor === this.#visitor ? await this.#write(write) : failure("not-asked", "another visitor");
    if (!outcome.ok && write.removes !== undefined) {
      if (isOutcomeUnknown(outcome)) this.#unsure.add(write.removes);
      else this.#hidden.delete(write.removes);
    }
    this.#waiting -= 1;
    if (this.#waiting > 0) this.#show();
    return { failed: outcome.ok ? null : outcome, isShown: this.#waiting > 0 ? Promise.resolve(true) : this.read() };
  }

  async #write({ call, removes }: Write): Promise<Outcome<unknown>> {
    const name = JSON.stringify(call);
    this.#version += 1;
    const outcome = await this.#operator.call({ ...call, idempotencyKey: this.#keys.keyFor(name) });
    // A list that was asked for meanwhile may be of before.
    this.#version += 1;
    if (!isOutcomeUnknown(outcome)) this.#keys.settle(name);
    if (removes === undefined) return outcome;
    if (!outcome.ok && outcome.failure.status !== 404) return outcome;
    this.#hidden.delete(removes);
    if (this.#answer !== null) {
      const left = withoutItems(this.#answer, (id) => id === removes);
      this.#answer = { ...left, cart: { ...left.cart, total: null } };
    }
    return { ok: true, data: undefined };
  }

  async #fetch(version: number): Promise<boolean> {
    const outcome = await fetchCart(this.#operator);
    // Whoever raised the version asks again.
    if (version !== this.#version) return true;
    this.#reading = null;
    for (const id of this.#unsure) this.#hidden.delete(id);
    this.#unsure.clear();
    if (outcome.ok) this.#answer = outcome.data;
    else this.#failure = outcome.failure;
    this.#show(outcome.ok);
    return outcome.ok;
  }

  /** @param isNews the operator has answered: others may have stored another list */
  #show(isNews = false): void {
    const shown = this.#answer === null ? null : withoutItems(this.#answer, (id) => this.#hidden.has(id));
    // After a change, the total is that of the next list.
    const isChanging = this.#waiting > 0 || (this.#reading !== null && shown?.cart.total === null);
    this.#view = { cart: shown?.cart ?? null, failure: this.#failure, isChanging };
    const isChanged = isNews || JSON.stringify(shown?.items) !== JSON.stringify(this.#shown);
    this.#shown = shown?.items;
    if (shown !== null && isChanged) this.#onItems(shown.items);
    for (const listener of this.#listeners) listener();
  }
}

/** The cart's one list, for all screens. Its items are mirrored to the user state, whose number is the badge. */
export const visitorCart = new CartList(authorized, setCart);

onVisitor((event) => {
  if (event === "replaced") visitorCart.reset();
});
