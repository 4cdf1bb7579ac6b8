/** `npm run smoke`: checks a running site from outside, one line each. Sends nothing: its only form posts are refused. */

import { numberBetween, reasonOf, run, webAddress } from "./owner/command.ts";
import { type Answer, Site } from "./owner/site.ts";
import { causesOf, otherBuild } from "./smoke/causes.ts";
import { Checks, type Smoke } from "./smoke/check.ts";
import { checkApi, checkAssets, checkBasics, checkForms, checkRefusals, checkSecrets } from "./smoke/edge-checks.ts";
import { checkFilesForPrograms, checkHome, checkPages } from "./smoke/page-checks.ts";
import { checkHandoff, checkIcons, checkIndexing, checkOldAddresses, checkWarming } from "./smoke/setup-checks.ts";

const USAGE = `npm run smoke -- https://canyon.example

Checks a running site from outside, the cause of trouble first. Exit code 1: a line begins with FAIL; a note is for you to judge.

  --warm             first visits every page of the sitemap, one a second (--pause 1000, in ms)
  --old SITEMAP      no address of the earlier site may lead to 404; a file or an address
  --invitation LINK  of a site under SOFT_LAUNCH, as npm run invite prints it      SMOKE_INVITATION
  --out FILE         writes the lines there

READY_TOKEN: says why a host has nobody's brand. SMOKE_KEY: a key that must occur in no answer. SMOKE_BUILD: the build to wait for.`;

const CLOSED_ROBOTS = "User-agent: *\nDisallow: /\n";

interface Wanted {
  warm?: boolean | undefined;
  pauseMs: number;
  old?: string | undefined;
  key: string;
}

async function checkAll(smoke: Smoke, home: Answer, { warm, pauseMs, old, key }: Wanted): Promise<void> {
  const { site } = smoke;
  if (warm === true) await checkWarming(smoke, pauseMs);
  const robots = await site.ask("/robots.txt");
  const isUnlisted = robots.body === CLOSED_ROBOTS || site.isInvited;
  await checkBasics(smoke);
  await checkHome(smoke, home, isUnlisted);
  const { listed, linked } = await checkPages(smoke, home);
  await checkIndexing(smoke, linked, isUnlisted);
  await checkIcons(smoke, home);
  await checkHandoff(smoke);
  if (old !== undefined) await checkOldAddresses(smoke, old);
  await checkFilesForPrograms(smoke, robots, isUnlisted);
  await checkAssets(smoke, home);
  await checkRefusals(smoke);
  await checkApi(smoke, listed);
  await checkForms(smoke);
  await checkSecrets(smoke, key);
}

await run({
  usage: USAGE,
  options: {
    old: { type: "string" },
    warm: { type: "boolean" },
    pause: { type: "string", default: "1000" },
    invitation: { type: "string" },
  },
  async main({ values, positionals }, { print }) {
    const { SMOKE_BUILD = "", SMOKE_KEY = "", READY_TOKEN = "", SMOKE_INVITATION = "" } = process.env;
    const site = new Site(webAddress(positionals[0]));
    const pauseMs = numberBetween("--pause", values.pause, 0, 60_000);
    const invitation = values.invitation ?? SMOKE_INVITATION;
    const checks = new Checks(print);
    const smoke = { site, check: checks.check };

    print(`Smoke test of ${site.origin}\n`);
    try {
      const other = await otherBuild(site, SMOKE_BUILD);
      if (other !== null) checks.fail(`cause: it is not build ${SMOKE_BUILD}, but ${other}`);
      if (invitation !== "") await site.enter(invitation);
      const home = await site.askPatiently("/");
      const causes = await causesOf(site, home, READY_TOKEN);
      for (const cause of causes.found) checks.fail(`cause: ${cause}`);
      if (!causes.isOver) await checkAll(smoke, home, { ...values, pauseMs, key: SMOKE_KEY });
    } catch (error) {
      checks.fail(`cause: ${reasonOf(error)}`);
    }
    print(`\n${checks.summary()}`);
    return checks.hasFailed() ? 1 : 0;
  },
});
