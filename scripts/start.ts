/** `npm start`: the production build in workerd beside the operator stand-in. */

import { spawnSync } from "node:child_process";
import { localVars } from "./local-vars.ts";
import { freePort } from "./port-check.ts";
import { OPERATOR_PORT, portFrom, SITE_PORT } from "./ports.ts";
import { startOperator, startSite } from "./stack.ts";

const STATE_DIR = ".tmp/start";

async function main(): Promise<void> {
  const sitePort = portFrom("PORT", SITE_PORT);
  const operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT);
  await freePort(sitePort, "PORT");
  await freePort(operatorPort, "OPERATOR_PORT");
  // After the ports are known to be free: a build would pull the files from under a server that runs already.
  if (spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }).status !== 0) process.exit(1);
  const vars = localVars(operatorPort);
  const operator = await startOperator(operatorPort, vars.API_KEY ?? "", STATE_DIR);
  const site = await startSite({ sitePort, operatorPort, persistTo: STATE_DIR, onSiteLog: logWhenAsked });
  await fetch(new URL("/__ready", operator.url));
  const stop = async () => {
    await Promise.all([site.stop(), operator.stop()]);
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  console.log(`
  The site is running:

    National Park Express   http://localhost:${sitePort}/
    Canyon Collective       http://canyon.localhost:${sitePort}/
    Vegas Outdoors          http://vegas.localhost:${sitePort}/

    Operator stand-in       http://localhost:${operatorPort}/

  Press Ctrl-C to stop. LOG=1 shows the request log.
`);
}

function logWhenAsked(line: string): void {
  if (process.env.LOG === "1") console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
