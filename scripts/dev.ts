/** `npm run dev`: the site with hot reload in workerd, beside the operator stand-in. */

import { createServer } from "vite";
import { buildStandIns } from "./build.ts";
import { areStandInsOutdated } from "./build-age.ts";
import { runWithParent } from "./child-processes.ts";
import { ownOperator, printAddresses } from "./local-vars.ts";
import { assertPortFree, DEV_PORT, OPERATOR_PORT, portFrom } from "./ports.ts";
import { startOperator } from "./stack.ts";

// Miniflare looks up this machine's location online, and warns when it cannot.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

await runWithParent(async () => {
  const port = portFrom("PORT", DEV_PORT);
  const operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT);
  await assertPortFree(port, "PORT");
  const own = ownOperator();
  if (own === null) {
    await assertPortFree(operatorPort, "OPERATOR_PORT");
    if (areStandInsOutdated()) await buildStandIns();
    await startOperator(operatorPort, { persistTo: ".tmp/dev" });
  }
  const server = await createServer({
    server: { port, strictPort: true, allowedHosts: [".localhost"] },
    logLevel: process.env.LOG === "1" ? "info" : "warn",
  });
  await server.listen();
  printAddresses("Development, with hot reload:", port, operatorPort, own);
});
