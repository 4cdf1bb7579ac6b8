/** What a build is called (`/builds/latest.json`): different for every build, the same for all parts of one. */

import { randomUUID } from "node:crypto";

export function buildIdentity(command: "build" | "serve"): { id: string; timestamp: string } {
  const timestamp = new Date().toISOString();
  // CI may name the build after the commit; a development server is always the same build.
  const id = command === "serve" ? "development" : (process.env.BUILD_ID ?? randomUUID());
  return { id, timestamp };
}
