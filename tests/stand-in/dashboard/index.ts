/** `GET /`: a page for developers, with the site's calls and what the forms sent and pages measured, and switches for faults and settings. */

import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { calls } from "#tests/stand-in/call-log.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { listFaults, removeFault, setFault } from "#tests/stand-in/faults.ts";
import { reports } from "#tests/stand-in/insights.ts";
import { listSubmissions } from "#tests/stand-in/routes/forms.ts";
import { changeSettings, expireTokens, restoreSettings, setting } from "#tests/stand-in/settings.ts";
import { type Field, faultOf, isSet, numberIn, PRESETS } from "./fault-form.ts";
import { dashboardPage } from "./page.ts";

const MAX_CALLS = 50;
const MAX_SUBMISSIONS = 20;
const MAX_REPORTS = 20;
const MAX_TOKEN_SECONDS = 1e9;

async function page(c: Context<StandInEnv>, problem = "") {
  const db = c.env.DB;
  const filter = c.req.query("path") ?? "";
  const found = calls.filter(({ path, query }) => `${path}${query}`.includes(filter));
  const { newsletter, contact } = await listSubmissions(db);
  c.header("cache-control", "no-store");
  return c.html(
    dashboardPage({
      calls: found.slice(-MAX_CALLS).toReversed(),
      found: found.length,
      filter,
      submissions: {
        newsletter: newsletter.slice(-MAX_SUBMISSIONS).toReversed(),
        contact: contact.slice(-MAX_SUBMISSIONS).toReversed(),
      },
      reports: reports.slice(-MAX_REPORTS).toReversed(),
      faults: await listFaults(db),
      settings: {
        accessTokenSeconds: await setting(db, "accessTokenSeconds"),
        refreshTokenSeconds: await setting(db, "refreshTokenSeconds"),
      },
      problem,
    }),
    problem === "" ? 200 : 422,
  );
}

/** @returns what is wrong with the form; an empty text when it was done */
type Action = (db: D1Database, field: Field) => Promise<string>;

const ACTIONS: Record<string, Action> = {
  async fault(db, field) {
    const fault = faultOf(field);
    if (typeof fault === "string") return fault;
    await setFault(db, fault);
    return "";
  },
  /** Sets it, or removes it when it is set. */
  async preset(db, field) {
    const preset = PRESETS.find(({ id }) => id === field("preset"));
    if (preset === undefined) return "There is no such preset.";
    await (isSet(await listFaults(db), preset) ? removeFault(db, preset.path) : setFault(db, preset));
    return "";
  },
  async "remove-fault"(db, field) {
    await removeFault(db, field("path"));
    return "";
  },
  async "remove-faults"(db) {
    await removeFault(db);
    return "";
  },
  async settings(db, field) {
    const accessTokenSeconds = numberIn(field("accessTokenSeconds"), 0, MAX_TOKEN_SECONDS);
    const refreshTokenSeconds = numberIn(field("refreshTokenSeconds"), 0, MAX_TOKEN_SECONDS);
    if (accessTokenSeconds === undefined || refreshTokenSeconds === undefined) {
      return "A token's lifetime is a number of seconds.";
    }
    await changeSettings(db, { accessTokenSeconds, refreshTokenSeconds });
    return "";
  },
  async "restore-settings"(db) {
    await restoreSettings(db);
    return "";
  },
  async expire(db, field) {
    await expireTokens(db, field("kind"));
    return "";
  },
  async "forget-calls"() {
    calls.length = 0;
    return "";
  },
};

export const dashboard = new Hono<StandInEnv>()
  .get("/", (c) => page(c))
  .post("/__dashboard/:action", csrf(), async (c) => {
    const action = Object.entries(ACTIONS).find(([name]) => name === c.req.param("action"))?.[1];
    if (action === undefined) return c.notFound();
    const form = await c.req.formData();
    const problem = await action(c.env.DB, (name) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    });
    return problem === "" ? c.redirect(`/${new URL(c.req.url).search}`, 303) : page(c, problem);
  });
