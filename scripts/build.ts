/** `npm run build`: the site by React Router, then the stand-in. */

import { endWithParent } from "./child-processes.ts";
import { buildOperator, buildSite } from "./stack.ts";

endWithParent();
try {
  await buildSite();
  await buildOperator();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
