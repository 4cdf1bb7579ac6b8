import type { Visitor } from "./visitors.ts";

/** Hono environment of the stand-in's routes. */
export interface StandInEnv {
  Bindings: { DB: D1Database; ASSETS: Fetcher; API_KEY: string };
  Variables: {
    /** Tenant of the call, from its `Host-Name` header. */
    host: string;
    /** Whose token the calls of the cart have. */
    visitor: Visitor;
    /** The signed-in user, on account screens. */
    user: NonNullable<Visitor["user"]>;
  };
}
