/** `npm run build`: the site by React Router, then the stand-in. */

import { buildSite, buildStandIns } from "./builds.ts";
import { endWithParent } from "./child-processes.ts";

endWithParent();
try {
  await buildSite();
  await buildStandIns();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
