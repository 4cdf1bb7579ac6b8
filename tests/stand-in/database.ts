/** The stand-in's D1 database. The first request migrates it and inserts the seed data. */

import firstMigration from "./migrations/0001_content.sql?raw";
import visitorsMigration from "./migrations/0002_visitors.sql?raw";
import formsMigration from "./migrations/0003_forms.sql?raw";
import bookingsMigration from "./migrations/0004_bookings.sql?raw";
import idempotencyMigration from "./migrations/0005_idempotency.sql?raw";
import { DEMO_USER } from "./seed/demo-user.ts";
import { activities, categories, hotels, pages, posts, tenants, topTourSlugs, tours } from "./seed/seed.ts";
import { createUser } from "./visitors.ts";

const MIGRATIONS: readonly (readonly [name: string, sql: string])[] = [
  ["0001_content", firstMigration],
  ["0002_visitors", visitorsMigration],
  ["0003_forms", formsMigration],
  ["0004_bookings", bookingsMigration],
  ["0005_idempotency", idempotencyMigration],
];

function statements(sql: string): string[] {
  return sql
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

async function migrate(db: D1Database): Promise<void> {
  await db.prepare("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)").run();
  const { results } = await db.prepare("SELECT name FROM migrations").all<{ name: string }>();
  const done = new Set(results.map(({ name }) => name));
  for (const [name, sql] of MIGRATIONS) {
    if (done.has(name)) continue;
    await db.batch([
      ...statements(sql).map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO migrations (name) VALUES (?)").bind(name),
    ]);
  }
}

/** Replaces content by that of the seed files; keeps what visitors wrote. */
async function insertContent(db: D1Database): Promise<void> {
  const insert = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values);
  await db.batch([
    ...["tenants", "categories", "tours", "pages", "posts", "faults", "settings", "hotels", "activities"].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
    ...tenants.map(({ host, config, navigation, destinations }) =>
      insert(
        "INSERT INTO tenants VALUES (?, ?, ?, ?)",
        host,
        JSON.stringify(config),
        JSON.stringify(navigation),
        JSON.stringify(destinations),
      ),
    ),
    ...categories.map((category) =>
      insert("INSERT INTO categories VALUES (?, ?, ?)", category.id, category.slug, JSON.stringify(category)),
    ),
    ...tours.map((tour, position) =>
      insert(
        "INSERT INTO tours VALUES (?, ?, ?, ?, ?, ?)",
        tour.id,
        tour.slug,
        position,
        tour.destination,
        topTourSlugs.indexOf(tour.slug) + 1,
        JSON.stringify(tour),
      ),
    ),
    ...pages.map((page) => insert("INSERT INTO pages VALUES (?, ?)", page.page, JSON.stringify(page))),
    ...hotels.map((hotel) =>
      insert("INSERT INTO hotels VALUES (?, ?, ?)", hotel.id, hotel.destination, JSON.stringify(hotel)),
    ),
    ...activities.map((activity) =>
      insert("INSERT INTO activities VALUES (?, ?, ?)", activity.id, activity.destination, JSON.stringify(activity)),
    ),
    ...posts.map((post) =>
      insert("INSERT INTO posts VALUES (?, ?, ?)", post.slug, post.published, JSON.stringify(post)),
    ),
  ]);
}

/** The demo account with a first message, unless it exists. */
async function addDemoUser(db: D1Database): Promise<void> {
  const userId = await createUser(db, DEMO_USER);
  if (userId === null) return;
  await db
    .prepare("INSERT INTO messages (user_id, sender, text, sent_at) VALUES (?, 'operator', ?, ?)")
    .bind(userId, DEMO_USER.welcome, Date.now())
    .run();
}

let ready = false;

/** Once per isolate. Of two first requests at once one fails, so `startOperator` sends one alone. */
export async function ensureReady(db: D1Database): Promise<void> {
  if (ready) return;
  await migrate(db);
  await insertContent(db);
  await addDemoUser(db);
  ready = true;
}
