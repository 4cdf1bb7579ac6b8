/** `npm run invite`: prints a signed link; the secret is the worker's `READY_TOKEN`. */

import { PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { invitationTo, previewOf, sign } from "#worker/gateway/signed-link.ts";
import { numberBetween, run, Trouble, webAddress } from "./owner/command.ts";

const USAGE = `READY_TOKEN=… npm run invite -- https://canyon.example --number 1 --days 14
READY_TOKEN=… npm run invite -- https://canyon.example/faq --preview --days 1

The first prints a link into a site that only invited people see; the number is the one in SOFT_LAUNCH. The second prints a link to a
page with the operator's newest content. A link is good for 400 days at most, as cookies are. --out FILE writes it there.`;

const DAY_SECONDS = 86_400;
/** Browsers keep no cookie for longer (RFC 6265bis 5.5). */
const MAX_DAYS = 400;

await run({
  usage: USAGE,
  options: { number: { type: "string", default: "1" }, days: { type: "string" }, preview: { type: "boolean" } },
  async main({ values, positionals }, { print }) {
    const address = webAddress(positionals[0]);
    const isPreview = values.preview === true;
    const days = numberBetween("--days", values.days ?? (isPreview ? "1" : "14"), 0.01, MAX_DAYS);
    const { READY_TOKEN: secret = "" } = process.env;
    if (secret === "") throw new Trouble("READY_TOKEN is missing: the secret of the worker", 2);
    const link = isPreview ? address : new URL("/", address);
    const purpose = isPreview ? previewOf(link.hostname) : invitationTo(link.hostname, values.number);
    const expires = Math.floor(Date.now() / 1_000 + days * DAY_SECONDS);
    link.searchParams.set(isPreview ? PREVIEW_PARAMETER : "enter", sign(secret, purpose, expires));
    print(link.href);
    return 0;
  },
});
