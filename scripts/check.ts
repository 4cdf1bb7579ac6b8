/** `npm run check`: types, lint, format and dead code. */

import { CHECKS, runScripts } from "./run-steps.ts";

const { failures } = await runScripts(CHECKS);
process.exit(failures.length === 0 ? 0 : 1);
