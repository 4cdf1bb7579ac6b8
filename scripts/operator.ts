/**
 * `npm run operator -- https://api.example --host www.brand.example --key …`: checks an operator's API with the site's own
 * readers, one finding a line. Exit code 1 with a FAIL, 2 with wrong arguments. docs/operator-api.md describes the calls.
 */

import { runnerImport } from "vite";
import { optionsFrom } from "./operator/options.ts";

const options = optionsFrom(process.argv.slice(2), process.env);
if ("usage" in options) {
  (options.isAsked ? process.stdout : process.stderr).write(`${options.usage}\n`);
  process.exit(options.isAsked ? 0 : 2);
}
// Some readers stand beside what they show (app/blocks), in files that Node does not run by itself.
const { module } = await runnerImport<typeof import("./operator/check.ts")>("./scripts/operator/check.ts", {
  configFile: false,
  logLevel: "error",
});
const report = await module.checkOperator(options);
console.log(options.isJson ? report.json() : report.text());
process.exitCode = report.hasFailed() ? 1 : 0;
