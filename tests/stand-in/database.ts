/** The stand-in's D1 database: what visitors wrote. The first request migrates it and adds the demo account. */

import visitorsMigration from "./migrations/0002_visitors.sql?raw";
import formsMigration from "./migrations/0003_forms.sql?raw";
import bookingsMigration from "./migrations/0004_bookings.sql?raw";
import idempotencyMigration from "./migrations/0005_idempotency.sql?raw";
import canceledMigration from "./migrations/0006_canceled.sql?raw";
import { DEMO_USER } from "./seed/demo-user.ts";
import { createUser } from "./visitors.ts";

const MIGRATIONS: readonly (readonly [name: string, sql: string])[] = [
  ["0002_visitors", visitorsMigration],
  ["0003_forms", formsMigration],
  ["0004_bookings", bookingsMigration],
  ["0005_idempotency", idempotencyMigration],
  ["0006_canceled", canceledMigration],
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
  await addDemoUser(db);
  ready = true;
}
