/** `npm run build`: the site by React Router, then the stand-in. */

import { spawnSync } from "node:child_process";
import { buildOperator } from "./stack.ts";

const site = spawnSync("react-router", ["build"], {
  encoding: "utf8",
  env: { ...process.env, NODE_ENV: "production" },
});
if (site.status !== 0) {
  console.error(site.stdout, site.stderr);
  process.exit(site.status ?? 1);
}
await buildOperator();
