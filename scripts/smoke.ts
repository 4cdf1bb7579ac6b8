/**
 * `npm run smoke -- https://host`: checks a running site from outside, one line each. Sends nothing: its only form posts are
 * refused. Exit code 1 if a check fails, 2 without an address; a `note` is for a person to judge.
 *
 * `--old sitemap.xml` (a file or an address): no address of the earlier site may lead to 404. `--warm`: first visits every page of
 * the sitemap, one a second (`--pause 1000`, in ms). READY_TOKEN: says why a host has nobody's brand. SMOKE_KEY: a key that must
 * occur in no answer. SMOKE_BUILD: the build to wait for, because a deploy takes some seconds to arrive everywhere.
 */

import { tally } from "./smoke/check.ts";
import { checkApi, checkAssets, checkBasics, checkForms, checkRefusals, checkSecrets } from "./smoke/edge-checks.ts";
import { checkFilesForPrograms, checkHome, checkPages } from "./smoke/page-checks.ts";
import { checkIcons, checkIndexing, checkOldAddresses, checkTimeZone, warm } from "./smoke/setup-checks.ts";
import { ask, askPatiently, mustBeConfirmed, options, origin, waitForBuild } from "./smoke/site.ts";

const CLOSED_ROBOTS = "User-agent: *\nDisallow: /\n";

console.log(`Smoke test of ${origin}\n`);
try {
  await waitForBuild(process.env.SMOKE_BUILD ?? "");
  const home = await askPatiently("/");
  await mustBeConfirmed(home);
  if (options.warm) await warm(options.pauseMs);
  const robots = await ask("/robots.txt");
  const isUnlisted = robots.body === CLOSED_ROBOTS;
  await checkBasics();
  await checkHome(home, isUnlisted);
  const { listed, linked } = await checkPages(home);
  await checkIndexing(linked, isUnlisted);
  await checkIcons(home);
  await checkTimeZone(home);
  if (options.old !== null) await checkOldAddresses(options.old);
  await checkFilesForPrograms(robots, isUnlisted);
  await checkAssets(home);
  await checkRefusals();
  await checkApi(listed);
  await checkForms();
  await checkSecrets();
} catch (error) {
  tally.failed += 1;
  const { message, cause } = error as Error;
  console.log(`FAIL  ${origin} does not answer as it should: ${cause instanceof Error ? cause.message : message}`);
}
console.log(
  `\n${tally.ok} passed, ${tally.failed} failed, ${tally.skipped} skipped${tally.notes === 0 ? "" : `, ${tally.notes} to look at`}`,
);
process.exitCode = tally.failed === 0 ? 0 : 1;
