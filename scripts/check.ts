/** `npm run check`: types, lint, format and dead code. */

import { CHECKS, runScripts } from "./run-steps.ts";

const { failed } = await runScripts(CHECKS);
process.exit(failed === 0 ? 0 : 1);
