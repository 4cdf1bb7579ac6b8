/** `npm run operator`: checks an operator's API with the site's own readers, one finding a line. docs/operator-api.md has the calls. */

import { runnerImport } from "vite";
import { OPTIONS, optionsFrom, USAGE } from "./operator/options.ts";
import { run } from "./owner/command.ts";

await run({
  usage: USAGE,
  options: OPTIONS,
  async main(given, { print }) {
    const options = optionsFrom(given, process.env);
    // Some readers stand beside what they show (app/blocks), in files that Node does not run by itself.
    const { module } = await runnerImport<typeof import("./operator/check.ts")>("./scripts/operator/check.ts", {
      configFile: false,
      logLevel: "error",
    });
    const report = await module.checkOperator(options);
    for (const line of options.isJson ? [report.json()] : report.lines()) print(line);
    return report.hasFailed() ? 1 : 0;
  },
});
