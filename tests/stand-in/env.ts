/** Hono environment of the stand-in's routes. */
export interface StandInEnv {
  Bindings: { DB: D1Database; ASSETS: Fetcher; API_KEY: string };
  Variables: {
    /** Tenant of the call, from its `Host-Name` header. */
    host: string;
    /** The signed-in user, on account screens. */
    user: { id: number; email: string; name: string };
  };
}
