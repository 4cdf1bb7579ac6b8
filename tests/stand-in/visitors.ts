/** Visits, users and their tokens. A refresh token works once. */

export interface Visitor {
  visitId: string;
  user: { id: number; email: string; name: string } | null;
  /** Owner of the cart: the user, or the visit of a guest. */
  owner: string;
}

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** Seconds until a new token ends; that of an access token is short, so that longer visits have to refresh it. */
const LIFETIMES = { access: 300, refresh: 30 * 86_400 };
type Kind = keyof typeof LIFETIMES;

interface TokenRow {
  visit_id: string;
  expires_at: number;
  used: number;
  user_id: number | null;
  email: string | null;
  name: string | null;
}

function secret(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}${crypto.randomUUID().replaceAll("-", "")}`;
}

async function save(db: D1Database, kind: Kind, visitId: string): Promise<string> {
  const token = secret(kind);
  await db
    .prepare("INSERT INTO tokens (token, kind, visit_id, expires_at) VALUES (?, ?, ?, ?)")
    .bind(token, kind, visitId, Date.now() + LIFETIMES[kind] * 1000)
    .run();
  return token;
}

export async function issueTokens(db: D1Database, visitId: string): Promise<TokenPair> {
  return { access_token: await save(db, "access", visitId), refresh_token: await save(db, "refresh", visitId) };
}

/** @param userId null for a guest */
export async function startVisit(db: D1Database, userId: number | null): Promise<string> {
  const id = secret("visit");
  await db.prepare("INSERT INTO visits VALUES (?, ?, ?)").bind(id, userId, Date.now()).run();
  return id;
}

async function findToken(db: D1Database, kind: Kind, token: string): Promise<TokenRow | null> {
  return db
    .prepare(
      "SELECT t.visit_id, t.expires_at, t.used, v.user_id, u.email, u.name FROM tokens t JOIN visits v ON v.id = t.visit_id LEFT JOIN users u ON u.id = v.user_id WHERE t.token = ? AND t.kind = ?",
    )
    .bind(token, kind)
    .first<TokenRow>();
}

function visitorOf({ visit_id, user_id, email, name }: TokenRow): Visitor {
  const user = user_id === null ? null : { id: user_id, email: email ?? "", name: name ?? "" };
  return { visitId: visit_id, user, owner: user === null ? `visit:${visit_id}` : `user:${user.id}` };
}

/** @returns null for an unknown or expired access token */
export async function visitorOfToken(db: D1Database, token: string | null): Promise<Visitor | null> {
  const row = token === null ? null : await findToken(db, "access", token);
  return row === null || row.expires_at <= Date.now() ? null : visitorOf(row);
}

export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? null;
}

/** Exchanges a refresh token. @returns null when it is unknown, used, expired, or of the other kind of visitor */
export async function refresh(db: D1Database, token: string, isGuest: boolean): Promise<TokenPair | null> {
  const row = await findToken(db, "refresh", token);
  if (row === null || row.expires_at <= Date.now() || (row.user_id === null) !== isGuest) return null;
  // One atomic statement, so that of concurrent calls only one succeeds.
  const marked = await db.prepare("UPDATE tokens SET used = 1 WHERE token = ? AND used = 0").bind(token).run();
  return marked.meta.changes === 1 ? issueTokens(db, row.visit_id) : null;
}

/** Ends all tokens of a kind. */
export async function expireTokens(db: D1Database, kind: string): Promise<void> {
  await db.prepare("UPDATE tokens SET expires_at = 0 WHERE kind = ?").bind(kind).run();
}

export async function endVisit(db: D1Database, visitId: string): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM tokens WHERE visit_id = ?").bind(visitId),
    db.prepare("DELETE FROM visits WHERE id = ?").bind(visitId),
  ]);
}

async function passwordHash(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
  const settings = { name: "PBKDF2", hash: "SHA-256", salt: new TextEncoder().encode(salt), iterations: 50_000 };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns the user's id, or null when the address is taken */
export async function createUser(
  db: D1Database,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<number | null> {
  const salt = crypto.randomUUID();
  const done = await db
    .prepare("INSERT OR IGNORE INTO users (email, name, salt, password_hash) VALUES (?, ?, ?, ?)")
    .bind(email.toLowerCase(), name, salt, await passwordHash(password, salt))
    .run();
  return done.meta.changes === 1 ? done.meta.last_row_id : null;
}

/** @returns the user's id, or null when address or password is wrong */
export async function findUser(db: D1Database, email: string, password: string): Promise<number | null> {
  const row = await db
    .prepare("SELECT id, salt, password_hash FROM users WHERE email = ?")
    .bind(email.toLowerCase())
    .first<{ id: number; salt: string; password_hash: string }>();
  if (row === null) return null;
  return (await passwordHash(password, row.salt)) === row.password_hash ? row.id : null;
}
