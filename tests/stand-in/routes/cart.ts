/** The cart. Ignores the `price` a browser sends and looks it up. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { type Offer, offerOf } from "#tests/stand-in/room-rates.ts";
import { bearerOf, type Visitor, visitorOfToken } from "#tests/stand-in/visitors.ts";

interface StoredItem extends Partial<Pick<Offer, "stay" | "terms">> {
  title: string;
  details: string;
  image: string;
  price: number;
}

export async function cartRows(db: D1Database, owner: string) {
  const { results } = await db
    .prepare("SELECT id, rate_key, data FROM cart_items WHERE owner = ? ORDER BY id")
    .bind(owner)
    .all<{ id: number; rate_key: string; data: string }>();
  return results.map(({ id, rate_key, data }) => ({ id, rateKey: rate_key, item: JSON.parse(data) as StoredItem }));
}

async function cartOf(db: D1Database, { owner }: Visitor) {
  const items = (await cartRows(db, owner)).map(({ id, item: { stay, terms, ...item } }) => {
    return { id, ...item, ...stay, ...terms, productType: "hotel", quantity: 1 };
  });
  const cents = items.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { items, total: cents / 100, currency: "USD" };
}

/** Moves a guest's cart and bookings to the user who signed in. */
export async function mergeGuest(db: D1Database, guest: Visitor, userId: number): Promise<void> {
  const move = (table: "cart_items" | "bookings") =>
    db.prepare(`UPDATE ${table} SET owner = ? WHERE owner = ?`).bind(`user:${userId}`, guest.owner);
  await db.batch([move("cart_items"), move("bookings")]);
}

function referencesOf(body: unknown): string[] | null {
  const { items } = (body ?? {}) as { items?: unknown };
  if (!Array.isArray(items) || items.length === 0) return null;
  const references = items.map((item: Record<string, unknown> | null) =>
    item?.productType === "hotel" && item.quantity === 1 && typeof item.price === "number"
      ? item.productOwnerReference
      : null,
  );
  return references.every((reference) => typeof reference === "string") ? references : null;
}

export const cart = new Hono<StandInEnv>()
  .use("/cart/*", async (c, next) => {
    const visitor = await visitorOfToken(c.env.DB, bearerOf(c.req.header("authorization")));
    if (visitor === null) return c.json({ error: "A token is needed" }, 401);
    c.set("visitor", visitor);
    await next();
  })
  .get("/cart", async (c) => c.json({ data: await cartOf(c.env.DB, c.get("visitor")) }))
  .post("/cart", async (c) => {
    const visitor = c.get("visitor");
    const references = referencesOf(await c.req.json().catch(() => null));
    if (references === null) return c.json({ error: "items are not what this call takes" }, 422);
    // All or none.
    const inserts: D1PreparedStatement[] = [];
    for (const reference of references) {
      const offer = offerOf(reference);
      if (offer === null || offer.soldOut !== null) return c.json({ error: "This rate is not on sale" }, 409);
      const { room, hotel, details, image, net: price, stay, terms } = offer;
      const item: StoredItem = { title: `${room}, ${hotel}`, details, image, price, stay, terms };
      inserts.push(
        c.env.DB.prepare("INSERT INTO cart_items (owner, rate_key, data) VALUES (?, ?, ?)").bind(
          visitor.owner,
          reference,
          JSON.stringify(item),
        ),
      );
    }
    await c.env.DB.batch(inserts);
    return c.json({ data: await cartOf(c.env.DB, visitor) }, 201);
  })
  .delete("/cart/:id", async (c) => {
    const visitor = c.get("visitor");
    const done = await c.env.DB.prepare("DELETE FROM cart_items WHERE id = ? AND owner = ?")
      .bind(Number(c.req.param("id")), visitor.owner)
      .run();
    if (done.meta.changes === 0) return c.json({ error: "No such item" }, 404);
    return c.json({ data: await cartOf(c.env.DB, visitor) });
  });
