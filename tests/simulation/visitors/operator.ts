/** The operator as the browser meets it through `/api`: tokens, profiles, carts, and the forms that pages post. */

import type { PendingCall } from "#tests/support/tabs/browser.ts";

interface Identity {
  /** null: a guest. */
  username: string | null;
  items: { id: string; rate: string }[];
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

export class SimulatedOperator {
  readonly #byToken = new Map<string, Identity>();
  readonly #byRefresh = new Map<string, Identity>();
  readonly #users = new Map<string, Identity>();
  /** Answers by `Idempotency-Key`. */
  readonly #done = new Map<string, unknown>();
  #last = 0;
  /** Rooms that were added, once for each time. */
  readonly added: string[] = [];
  /** Those that are in another user's cart. */
  readonly misplaced: string[] = [];
  /** Texts that were taken. */
  readonly submitted: string[] = [];

  #next(name: string): string {
    this.#last += 1;
    return `${name}${this.#last}`;
  }

  tokensOf(identity: Identity): { access_token: string; refresh_token: string } {
    const tokens = { access_token: this.#next("a"), refresh_token: this.#next("r") };
    this.#byToken.set(tokens.access_token, identity);
    this.#byRefresh.set(tokens.refresh_token, identity);
    return tokens;
  }

  user(username: string): Identity {
    const identity = this.#users.get(username) ?? { username, items: [] };
    this.#users.set(username, identity);
    return identity;
  }

  /** The tokens that are in use stop working; `isWhole`: and cannot be refreshed. */
  expire(isWhole: boolean): void {
    this.#byToken.clear();
    if (isWhole) this.#byRefresh.clear();
  }

  /** Whose a token is, null of a guest; undefined: it does not work. */
  ownerOf(token: string | null): string | null | undefined {
    return this.#byToken.get(token ?? "")?.username;
  }

  cartOf(token: string | null): string[] | null {
    return this.#byToken.get(token ?? "")?.items.map(({ id }) => id) ?? null;
  }

  /** Does what a call asks for. */
  take({ request, body }: Pick<PendingCall, "request" | "body">): Response {
    const { pathname } = new URL(request.url);
    if (pathname === "/contact-us") return this.#takeForm(new URLSearchParams(body));
    if (pathname === "/api/auth/guest/token") return json(this.tokensOf({ username: null, items: [] }));
    if (pathname.endsWith("/refresh_token")) {
      const identity = this.#byRefresh.get((JSON.parse(body) as { refreshToken: string }).refreshToken);
      return identity === undefined ? json({}, 401) : json(this.tokensOf(identity));
    }
    const identity = this.#byToken.get(request.headers.get("authorization")?.slice("Bearer ".length) ?? "");
    if (identity === undefined) return json({}, 401);
    if (pathname === "/api/auth/current_user") {
      const { username } = identity;
      return json({ data: username === null ? { cart_user_type: "guest" } : { username } });
    }
    const key = `${identity.username} ${request.headers.get("idempotency-key")}`;
    if (request.method === "POST") {
      if (!this.#done.has(key)) {
        const [item] = (JSON.parse(body) as { items: { productOwnerReference: string }[] }).items;
        const rate = item?.productOwnerReference ?? "";
        this.added.push(rate);
        const [, user = null] = /^(ana|bo)-/.exec(rate) ?? [];
        if (user !== null && identity.username !== null && user !== identity.username) this.misplaced.push(rate);
        identity.items.push({ id: this.#next("i"), rate });
        this.#done.set(key, { data: {} });
      }
      return json(this.#done.get(key));
    }
    if (request.method === "DELETE") {
      const id = pathname.split("/").at(-1);
      if (identity.items.every((item) => item.id !== id)) return json({}, 404);
      identity.items = identity.items.filter((item) => item.id !== id);
      return json({ data: {} });
    }
    const items = identity.items.map(({ id }) => ({ id }));
    return json({ data: { items }, read: { items, total: null } });
  }

  #takeForm(fields: URLSearchParams): Response {
    const key = `${fields.get("attempt")} ${fields.get("message")}`;
    if (!this.#done.has(key)) this.submitted.push(fields.get("message") ?? "");
    this.#done.set(key, {});
    return json({ success: true, data: null, error: null });
  }
}
