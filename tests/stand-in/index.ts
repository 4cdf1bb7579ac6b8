/** The operator stand-in: the operator's API, media and screens, stored in D1. */

import { Hono } from "hono";
import { dashboard, recordCalls } from "./dashboard.ts";
import { ensureReady } from "./database.ts";
import { engine } from "./engine/index.ts";
import type { StandInEnv } from "./env.ts";
import { applyFaults, faults } from "./faults.ts";
import { idempotency } from "./idempotency.ts";
import { insights } from "./insights.ts";
import { serveRanges } from "./ranges.ts";
import { accountScreens } from "./routes/account-screens.ts";
import { auth } from "./routes/auth.ts";
import { booking } from "./routes/booking.ts";
import { cart } from "./routes/cart.ts";
import { content } from "./routes/content.ts";
import { forms, submissions } from "./routes/forms.ts";
import { myBooking } from "./routes/my-booking.ts";
import { screens } from "./routes/screens.ts";
import { tenant } from "./routes/tenant.ts";
import { tourCalls } from "./routes/tours.ts";
import { expireTokens } from "./visitors.ts";

const standIn = new Hono<StandInEnv>();

standIn.use(async (c, next) => {
  // workerd closes the connection of a request that is answered before its body is read: the site's next POST on it would
  // fail. Handlers read the body too, so this reads a copy.
  await c.req.raw.clone().text();
  await ensureReady(c.env.DB);
  await next();
});

standIn.route("/__faults", faults);
standIn.route("/__submissions", submissions);
standIn.route("/__insights", insights);
standIn.route("/", dashboard);
standIn.get("/__ready", (c) => c.json({ ok: true }));
standIn.post("/__expire/:kind", async (c) => {
  await expireTokens(c.env.DB, c.req.param("kind"));
  return c.json({ ok: true });
});

standIn.use("/api/*", recordCalls);
standIn.use("/api/*", applyFaults);
standIn.use("/api/*", async (c, next) => {
  if (c.req.header("x-api-key") !== c.env.API_KEY) return c.json({ error: "A valid API key is needed" }, 401);
  const host = c.req.header("host-name");
  if (host === undefined || host === "") return c.json({ error: "Host-Name is needed" }, 400);
  if (!c.req.header("content-type")?.startsWith("application/json")) return c.json({ error: "JSON only" }, 415);
  c.set("host", host);
  await next();
});
standIn.use("/api/*", idempotency);

standIn.route("/api", tenant);
standIn.route("/api", content);
standIn.route("/api", tourCalls);
standIn.route("/api", auth);
standIn.route("/api", cart);
standIn.route("/api", booking);
standIn.route("/api", forms);
standIn.route("/api", myBooking);
standIn.all("/api/*", (c) => c.json({ error: "No such call" }, 404));

standIn.use("/search/*", applyFaults);
standIn.use("/checkout/*", applyFaults);
standIn.route("/", engine);
standIn.route("/", screens);
standIn.route("/", accountScreens);
standIn.use("/media/*", applyFaults);
standIn.use("/media/films/*", serveRanges);
standIn.all("*", (c) => c.env.ASSETS.fetch(c.req.raw));

export default standIn;
