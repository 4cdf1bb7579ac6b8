/** Id and time of a build, as `/builds/latest.json` reports them (specification 10.16). */

import { randomUUID } from "node:crypto";

export function buildIdentity(command: "build" | "serve"): { id: string; timestamp: string } {
  const timestamp = new Date().toISOString();
  // CI may set BUILD_ID, to the commit for example. A constant in development: a new id would reload open pages.
  const id = command === "serve" ? "development" : (process.env.BUILD_ID ?? randomUUID());
  return { id, timestamp };
}
