/**
 * Prints a signed link; the secret is the worker's `READY_TOKEN`.
 *
 * `READY_TOKEN=… npm run invite -- https://canyon.example --number 1 --days 14`: into a site that only invited people see; the number
 * is the one in `SOFT_LAUNCH`.
 *
 * `READY_TOKEN=… npm run invite -- https://canyon.example/faq --preview --days 1`: to a page with the operator's newest content.
 */

import { parseArgs } from "node:util";
import { PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { invitationTo, previewOf, sign } from "#worker/gateway/signed-link.ts";

const DAY_SECONDS = 86_400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { number: { type: "string", default: "1" }, days: { type: "string" }, preview: { type: "boolean" } },
});
const [address = ""] = positionals;
const isPreview = values.preview === true;
const [secret = "", days] = [process.env.READY_TOKEN, Number(values.days ?? (isPreview ? 1 : 14))];
if (!URL.canParse(address) || secret === "" || !(days > 0)) {
  console.error("READY_TOKEN=… npm run invite -- https://canyon.example --number 1 --days 14");
  console.error("READY_TOKEN=… npm run invite -- https://canyon.example/faq --preview --days 1");
  process.exit(2);
}
const link = new URL(isPreview ? address : new URL("/", address));
const purpose = isPreview ? previewOf(link.hostname) : invitationTo(link.hostname, values.number);
const expires = Math.round(Date.now() / 1_000 + days * DAY_SECONDS);
link.searchParams.set(isPreview ? PREVIEW_PARAMETER : "enter", await sign(secret, purpose, expires));
console.log(link.href);
