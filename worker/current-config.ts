/** Read when the worker starts: a missing or malformed variable stops it with one message. */

import { env } from "cloudflare:workers";
import { readConfig } from "./config.ts";

export const config = readConfig(env as unknown as Record<string, unknown>);
