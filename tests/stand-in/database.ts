/** The stand-in's D1 database: what visitors wrote. The first request migrates it and adds the demo account. */

import { DEMO_USER } from "./seed/demo-user.ts";
import { createUser } from "./visitors.ts";

/** In the order of their names. */
const MIGRATIONS = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

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
  for (const [path, sql] of Object.entries(MIGRATIONS)) {
    const name = path.replace(/^.*\/|\.sql$/g, "");
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
