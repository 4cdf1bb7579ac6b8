/** The operator stand-in: the operator's API, media and screens on one machine, with real persistence (specification 13). */

import { Hono } from "hono";
import { ensureReady } from "./database.ts";
import { faultSwitch, faulty } from "./faults.ts";
import { forgetCalls, type Operator, remember, seenCalls } from "./operator.ts";
import { accountScreens } from "./routes/account-screens.ts";
import { auth } from "./routes/auth.ts";
import { booking } from "./routes/booking.ts";
import { cart } from "./routes/cart.ts";
import { content } from "./routes/content.ts";
import { forms, submissions } from "./routes/forms.ts";
import { office } from "./routes/office.ts";
import { product } from "./routes/product.ts";
import { screens } from "./routes/screens.ts";
import { tenant } from "./routes/tenant.ts";
import { settings } from "./settings.ts";

const operator = new Hono<Operator>();

operator.use(async (c, next) => {
  await ensureReady(c.env.DB);
  await next();
});

operator.route("/__faults", faultSwitch);
operator.route("/__settings", settings);
operator.get("/__calls", (c) => c.json(seenCalls()));
operator.delete("/__calls", (c) => {
  forgetCalls();
  return c.json({ ok: true });
});
operator.route("/__submissions", submissions);
operator.get("/__ready", (c) => c.json({ ok: true }));

operator.use("/api/*", async (c, next) => {
  remember({
    method: c.req.method,
    path: c.req.path,
    host: c.req.header("host-name") ?? null,
    authorization: c.req.header("authorization") ?? null,
    cookie: c.req.header("cookie") ?? null,
  });
  await next();
});
operator.use("/api/*", faulty());
operator.use("/api/*", async (c, next) => {
  if (c.req.header("x-api-key") !== c.env.API_KEY) return c.json({ error: "A valid API key is needed" }, 401);
  const host = c.req.header("host-name");
  if (host === undefined || host === "") return c.json({ error: "Host-Name is needed" }, 400);
  if (!c.req.header("content-type")?.startsWith("application/json")) return c.json({ error: "JSON only" }, 415);
  c.set("host", host);
  await next();
});

operator.route("/api", tenant);
operator.route("/api", content);
operator.route("/api", office);
operator.route("/api", product);
operator.route("/api", auth);
operator.route("/api", cart);
operator.route("/api", booking);
operator.route("/api", forms);
operator.all("/api/*", (c) => c.json({ error: "No such call" }, 404));

operator.route("/", screens);
operator.route("/", accountScreens);
operator.use("/media/*", faulty());
operator.all("*", (c) => c.env.ASSETS.fetch(c.req.raw));

export default operator;
