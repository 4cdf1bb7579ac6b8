/** Read when the worker starts: a missing or malformed required variable stops it with one message. */

import { env } from "cloudflare:workers";
import { readConfig } from "#worker/config.ts";
import { log } from "./log.ts";

export const config = readConfig(env as unknown as Record<string, unknown>);
for (const problem of config.problems) log("config-problem", { problem });
