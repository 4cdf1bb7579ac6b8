import { expect, it } from "vitest";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { CartList } from "#app/features/session/cart-list.ts";
import type { Call } from "#app/operator/client.ts";

const ITEM = { title: "Room", details: "", image: "/a.svg", price: 5, stay: null, terms: { fees: [] } };
const list = (...ids: number[]) => ({
  ok: true as const,
  data: {
    data: { items: ids.map((id) => ({ id })), total: "5.00" },
    read: { items: ids.map((id) => ({ id: String(id), ...ITEM })), total: 5 },
  },
});
const DONE = { ok: true as const, data: undefined };
const NO_ANSWER = failure("timeout", "");
const REFUSED = failure("status", "", 422);
const room = (rateKey: string) => [{ rateKey, net: 5 }];

/** A cart of an operator whose answers come when the test gives them. */
function cartOf() {
  const asked: (Call & { answer: (outcome: Outcome<unknown>) => Promise<void> })[] = [];
  const badge: unknown[][] = [];
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const cart = new CartList(
    {
      call: (call) =>
        new Promise((resolve) => {
          asked.push({ ...call, answer: async (outcome) => (resolve(outcome), settled()) });
        }),
    },
    (items) => badge.push(items),
  );
  const answer = async (outcome: Outcome<unknown>) => {
    await settled();
    await asked.shift()?.answer(outcome);
  };
  return {
    cart,
    badge,
    /** Calls that were not answered, as `METHOD path`. */
    waiting: () => asked.map(({ method = "GET", path }) => `${method} ${path}`),
    keyOf: (index: number) => asked[index]?.idempotencyKey,
    settled,
    /** Answers the oldest call that waits. */
    answer,
    /** Answers the waiting call at this index. */
    answerAt: async (index: number, outcome: Outcome<unknown>) => asked.splice(index, 1)[0]?.answer(outcome),
    ids: () => cart.current().cart?.items.map(({ id }) => Number(id)) ?? null,
  };
}

async function filledCart(...ids: number[]) {
  const of = cartOf();
  void of.cart.read();
  await of.answer(list(...ids));
  return of;
}

it("a change of the cart is sent after the one before it, and the list is read once, after the last", async () => {
  const { cart, waiting, answer, settled, ids } = await filledCart(1, 2, 3);
  const said = new Set<number | null | undefined>();
  cart.subscribe(() => said.add(cart.current().isChanging ? undefined : cart.current().cart?.total));
  const first = cart.remove("1");
  const second = cart.remove("2");
  await settled();
  expect([ids(), waiting()]).toEqual([[3], ["DELETE /api/cart/1"]]);
  await answer(DONE);
  expect([ids(), waiting()]).toEqual([[3], ["DELETE /api/cart/2"]]);
  await answer(DONE);
  expect([ids(), waiting()]).toEqual([[3], ["GET /api/cart"]]);
  await answer(list(3, 4));
  expect([ids(), waiting()]).toEqual([[3, 4], []]);
  expect([await first, await second]).toMatchObject([{ failed: null }, { failed: null }]);
  // Nowhere between the changes was the total unknown.
  expect(said).toEqual(new Set([undefined, 5]));
});

it.each([
  ["before", DONE],
  ["before, and is refused", REFUSED],
])("a change of the cart is not undone by a list that was asked for %s", async (_when, outcome) => {
  const { cart, answer, answerAt, settled, ids } = await filledCart(1, 2);
  void cart.readAgain();
  void cart.remove("1");
  await settled();
  await answerAt(1, outcome);
  const after = ids();
  // The late list of before, then the one of after the change.
  await answer(list(1, 2, 9));
  expect(ids()).toEqual(after);
  await answer(list(2));
  expect(ids()).toEqual([2]);
});

it("a change of the cart is told from the write alone: a list that cannot be read is another matter", async () => {
  const { cart, answer, ids } = await filledCart(1, 2);
  const removed = cart.remove("1");
  await answer(DONE);
  await answer(NO_ANSWER);
  const { failed, isShown } = await removed;
  expect([failed, await isShown, ids()]).toEqual([null, false, [2]]);
  expect(cart.current()).toMatchObject({ cart: { items: [{ id: "2" }] }, failure: { kind: "timeout" } });
  // The operator's own is of before.
  expect(cart.current().cart?.total).toBeNull();
  const added = cart.add(room("a"));
  await answer(DONE);
  await answer(list(2, 3));
  expect([(await added).failed, await (await added).isShown, ids()]).toEqual([null, true, [2, 3]]);
  expect(cart.current().failure).toBeNull();
});

it("a change of the cart shows refused items again at once, and those of an unknown outcome with the next list", async () => {
  const { cart, answer, waiting, ids, badge } = await filledCart(1, 2, 3);
  const refused = cart.remove("1");
  expect(badge.at(-1)).toEqual([{ id: 2 }, { id: 3 }]);
  await answer(REFUSED);
  expect([ids(), (await refused).failed]).toEqual([[1, 2, 3], REFUSED]);
  expect(badge.at(-1)).toHaveLength(3);
  await answer(list(1, 2, 3));
  const unknown = cart.remove("1");
  await answer(NO_ANSWER);
  expect([ids(), waiting()]).toEqual([[2, 3], ["GET /api/cart"]]);
  await answer(list(1, 2, 3));
  expect([ids(), (await unknown).failed]).toEqual([[1, 2, 3], NO_ANSWER]);
  // Gone already.
  const gone = cart.remove("2");
  await answer(failure("status", "", 404));
  expect([(await gone).failed, ids()]).toEqual([null, [1, 3]]);
});

it("a change of the cart has the key of the one it repeats as long as that one's outcome is unknown", async () => {
  const { cart, answer, keyOf, settled } = await filledCart();
  const keys: unknown[] = [];
  for (const [rate, outcome] of [
    ["a", NO_ANSWER],
    ["b", NO_ANSWER],
    ["a", REFUSED],
    ["a", DONE],
    ["a", DONE],
  ] as const) {
    void cart.add(room(rate));
    await settled();
    keys.push(keyOf(0));
    await answer(outcome);
    await answer(list());
  }
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});

it("another visitor sees and changes nothing of the former one's cart", async () => {
  const { cart, waiting, answer, answerAt, settled, ids } = await filledCart(1, 2);
  void cart.remove("1");
  const left = cart.remove("2");
  await settled();
  const stop = cart.subscribe(() => undefined);
  cart.reset();
  expect([ids(), cart.current().cart]).toEqual([null, null]);
  await answerAt(0, DONE);
  await settled();
  expect((await left).failed?.failure.kind).toBe("not-asked");
  expect(waiting().filter((call) => call.startsWith("DELETE"))).toEqual([]);
  await answer(list(7));
  await answer(list(8));
  expect(ids()).toEqual([8]);
  stop();
});

it.each([null, [], "x", 7, {}, { data: null }])(
  "%j is no cart of ours, and leaves the list as it was",
  async (data) => {
    const { cart, answer, ids } = await filledCart(1);
    const isRead = cart.readAgain();
    await answer({ ok: true, data });
    expect([await isRead, ids(), cart.current().failure?.kind]).toEqual([false, [1], "wrong-shape"]);
  },
);
