/** This worker's configuration. A missing or malformed value ends the start of the worker with one message. */

import { env } from "cloudflare:workers";
import { readConfig } from "./config.ts";

export const config = readConfig(env as unknown as Record<string, unknown>);
