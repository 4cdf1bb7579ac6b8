/** `npm start`: the production build in workerd, beside the operator stand-in unless the environment names an operator. */

import { buildSite, buildStandIns } from "./build.ts";
import { areStandInsOutdated, isSiteOutdated } from "./build-age.ts";
import { runWithParent } from "./child-processes.ts";
import { developerVars, ownOperator, printAddresses } from "./local-vars.ts";
import { assertPortFree, OPERATOR_PORT, portFrom, SITE_PORT } from "./ports.ts";
import { startOperator, startSite } from "./stack.ts";

const STATE_DIR = ".tmp/start";

await runWithParent(async () => {
  const sitePort = portFrom("PORT", SITE_PORT);
  const operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT);
  const own = ownOperator();
  await assertPortFree(sitePort, "PORT");
  if (own === null) await assertPortFree(operatorPort, "OPERATOR_PORT");
  // After the port check: a build replaces the files of a server that is already running.
  if (isSiteOutdated()) await buildSite();
  if (areStandInsOutdated()) await buildStandIns();
  if (own === null) await startOperator(operatorPort, { persistTo: STATE_DIR });
  await startSite({
    sitePort,
    operatorPort,
    vars: developerVars(),
    onSiteLog: printLog,
    // Nothing on disk of another operator: content has its addresses in it.
    ...(own === null ? { persistTo: STATE_DIR } : {}),
  });
  printAddresses("The site is running:", sitePort, operatorPort, own);
});

function printLog(line: string): void {
  if (process.env.LOG === "1") console.log(line);
}
