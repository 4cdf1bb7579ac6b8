/** `npm start`: the production build in workerd beside the operator stand-in. */

import { areStandInsOutdated, isSiteOutdated } from "./build-age.ts";
import { endWithParent } from "./child-processes.ts";
import { localVars } from "./local-vars.ts";
import { freePort } from "./port-check.ts";
import { OPERATOR_PORT, portFrom, SITE_PORT } from "./ports.ts";
import { buildSite, buildStandIns, startOperator, startSite } from "./stack.ts";

const STATE_DIR = ".tmp/start";

async function main(): Promise<void> {
  const sitePort = portFrom("PORT", SITE_PORT);
  const operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT);
  await freePort(sitePort, "PORT");
  await freePort(operatorPort, "OPERATOR_PORT");
  // After the port check: a build replaces the files of a server that is already running.
  if (isSiteOutdated()) await buildSite();
  if (areStandInsOutdated()) await buildStandIns();
  const vars = localVars(operatorPort);
  const operator = await startOperator(operatorPort, vars.API_KEY ?? "", STATE_DIR);
  await startSite({ sitePort, operatorPort, persistTo: STATE_DIR, onSiteLog: printLog });
  await fetch(new URL("/__ready", operator.url));
  console.log(`
  The site is running:

    National Park Express   http://localhost:${sitePort}/
    Canyon Collective       http://canyon.localhost:${sitePort}/
    Vegas Outdoors          http://vegas.localhost:${sitePort}/

    Operator stand-in       http://localhost:${operatorPort}/

  Press Ctrl-C to stop. LOG=1 shows the request log.
`);
}

function printLog(line: string): void {
  if (process.env.LOG === "1") console.log(line);
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
