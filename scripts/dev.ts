/** `npm run dev`: the site with hot reload in workerd, beside the operator stand-in. */

import { createServer } from "vite";
import { areStandInsOutdated } from "./build-age.ts";
import { endWithParent } from "./child-processes.ts";
import { localVars } from "./local-vars.ts";
import { freePort } from "./port-check.ts";
import { DEV_PORT, OPERATOR_PORT, portFrom } from "./ports.ts";
import { buildStandIns, startOperator } from "./stack.ts";

// Miniflare looks up this machine's location online, and warns when it cannot.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

async function main(): Promise<void> {
  const port = portFrom("PORT", DEV_PORT);
  const operatorPort = portFrom("OPERATOR_PORT", OPERATOR_PORT);
  await freePort(port, "PORT");
  await freePort(operatorPort, "OPERATOR_PORT");
  if (areStandInsOutdated()) await buildStandIns();
  await startOperator(operatorPort, localVars(operatorPort).API_KEY ?? "", ".tmp/dev");
  const server = await createServer({
    server: { port, strictPort: true, allowedHosts: [".localhost"] },
    logLevel: process.env.LOG === "1" ? "info" : "warn",
  });
  await server.listen();
  console.log(`
  Development, with hot reload:

    National Park Express   http://localhost:${port}/
    Canyon Collective       http://canyon.localhost:${port}/
    Vegas Outdoors          http://vegas.localhost:${port}/

    Operator stand-in       http://localhost:${operatorPort}/

  Press Ctrl-C to stop.
`);
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
