/** Yardstick: as little as a Hono worker can do. */

import { Hono } from "hono";

export default new Hono().get("*", (c) => c.text("hello"));
